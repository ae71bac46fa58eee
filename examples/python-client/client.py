"""Asks Foregone about tic-tac-toe, in the JSON lines of docs/FROM-OTHER-PROGRAMS.md. Arguments: the command."""
import json
import subprocess
import sys
import tempfile
import threading


class Foregone:
    def __init__(self, game, command):
        self.errors = tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace")
        self.process = subprocess.Popen([*command, "solve", game, "--batch", "-", "--json"], encoding="utf-8",
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.errors)

    def ask(self, **request):
        answer = next(self.ask_all([request]))
        if "error" in answer:
            raise ValueError(answer["error"])
        return answer

    def ask_all(self, requests):
        """Writes in a thread: if nobody read meanwhile, both pipes would fill up, and both sides wait for ever."""
        threading.Thread(target=self._write, args=[requests], daemon=True).start()
        for _ in requests:
            yield json.loads(self.process.stdout.readline() or self._why_it_ended())

    def _write(self, requests):
        try:
            for request in requests:
                print(json.dumps(request), file=self.process.stdin, flush=True)
        except OSError:
            pass  # it has ended, which whoever reads finds out

    def _why_it_ended(self):
        status = self.process.wait()
        self.errors.seek(0)
        raise RuntimeError(f"foregone ended with status {status}: " + "".join(self.errors.readlines()[-9:]))


foregone = Foregone("tictactoe", sys.argv[1:] or [sys.path[0] + "/../../foregone"])
answer = foregone.ask(position="xx./oo./xo.")
for move in answer["moves"]:
    print(move["move"], move["value"], "in", move["plies"])
print("only move:", answer["onlyMove"])
replies = foregone.ask_all([{"position": "xx./oo./xo.", "after": [move["move"]]} for move in answer["moves"]])
print("after them:", *[reply["value"] for reply in replies])
print("advice within 50 ms:", foregone.ask(position="xx./oo./xo.", time="50ms")["advice"]["move"])
moves = []
while (view := foregone.ask(ask="position", after=moves))["result"] is None:
    strength = "beginner" if len(moves) % 2 == 0 else "casual"
    moves.append(foregone.ask(ask="reply", after=moves, strength=strength, seed=7, positions=100000)["move"])
print("a game:", *moves, "is a", view["result"], "for", view["player"])
