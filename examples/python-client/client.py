"""Asks Foregone about tic-tac-toe, in the JSON lines of docs/FROM-OTHER-PROGRAMS.md. Arguments: the command."""
import json
import subprocess
import sys


class Foregone:
    def __init__(self, game, command):
        self.process = subprocess.Popen([*command, "solve", game, "--batch", "-", "--json"], encoding="utf-8",
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def ask(self, **request):
        print(json.dumps(request), file=self.process.stdin, flush=True)
        answer = json.loads(self.process.stdout.readline())
        if "error" in answer:
            raise ValueError(answer["error"])
        return answer


foregone = Foregone("tictactoe", sys.argv[1:] or [sys.path[0] + "/../../foregone"])
answer = foregone.ask(position="xx./oo./xo.")
for move in answer["moves"]:
    print(move["move"], move["value"], "in", move["plies"])
print("only move:", answer["onlyMove"])
print("advice within 50 ms:", foregone.ask(position="xx./oo./xo.", time="50ms")["advice"]["move"])
moves = []
while (view := foregone.ask(ask="position", after=moves))["result"] is None:
    strength = "beginner" if len(moves) % 2 == 0 else "casual"
    moves.append(foregone.ask(ask="reply", after=moves, strength=strength, seed=7, positions=100000)["move"])
print("a game:", *moves, "is a", view["result"], "for", view["player"])
