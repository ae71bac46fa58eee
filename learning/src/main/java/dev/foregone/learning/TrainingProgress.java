package dev.foregone.learning;

/**
 * How far a training has come.
 *
 * @param generation the generation at work: 0 plays without what is learned
 * @param games how many of its games have been played
 * @param of how many it plays; 0 while something else is done
 * @param part the part of the time, or of the generations, that is over, from 0 to 1
 * @param event what has just been found, for people, or what is being done; empty between two games
 */
public record TrainingProgress(int generation, int games, int of, double part, String event) {}
