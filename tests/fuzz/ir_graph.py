"""Random graphs of blocks for ir_program.py, with what dominates what."""


class Block:
    def __init__(self, name, loops=()):
        self.name, self.loops = name, loops
        self.term, self.targets = None, []  # kind, blocks
        self.head, self.lines, self.phis, self.own = [], [], [], []
        self.counter = None  # a loop's head: (name, limit)
        self.condition = None
        self.preds, self.idom = [], None


class Graph:
    """Blocks and their terminators, made from the end: each maker takes the block that follows and returns its first."""

    def __init__(self, rand, prefix):
        self.random, self.prefix, self.blocks, self.number, self.fueled = rand, prefix, [], 0, False

    def block(self, loops, term=None, targets=()):
        made = Block(f"{self.prefix}{self.number}", loops)
        self.number += 1
        made.term, made.targets = term, list(targets)
        self.blocks.append(made)
        return made

    def region(self, depth, after, loops):
        pick = self.random.random()
        if depth <= 0 or pick < 0.1:
            return self.block(loops, "br", [after])
        if pick < 0.3:
            return self.region(depth - 1, self.region(depth - 1, after, loops), loops)
        if pick < 0.48:
            arms = [
                self.region(depth - 1, after, loops),
                self.random.choice([after, after, self.region(depth - 1, after, loops)]),
            ]
            self.random.shuffle(arms)
            return self.block(loops, "condbr", arms)
        if pick < 0.6:
            cases = [self.region(depth - 2, after, loops) for _ in range(self.random.randrange(3))] + [after]
            count = self.random.choice([0, 0, 1, 2, 3, 5, 9])
            return self.block(loops, "switch", [self.random.choice(cases) for _ in range(count + 1)])
        if pick < 0.64:
            return self.block(loops, "condbr", [after, after])
        if pick < 0.84:
            return self.loop(depth, after, loops)
        return self.tangle(depth, after, loops)

    def loop(self, depth, after, loops):
        head = self.block(None)
        head.loops = inside = loops + (head,)
        head.counter = (f"%i.{head.name}", self.random.choice([1, 2, 3, 4, 5, 8, 16, 17]))
        latch = self.block(inside)
        body = self.region(depth - 1, latch, inside)
        if self.random.random() < 0.5:  # the test at the end
            head.term, head.targets = "br", [body]
            latch.term, latch.targets = "condbr", [head, after]
            latch.condition = (
                f"  %more.{head.name} = icmp ult i32 %next.{head.name}, {head.counter[1]}",
                f"%more.{head.name}",
            )
        else:
            head.term, head.targets = "condbr", [body, after]
            head.condition = (
                f"  %more.{head.name} = icmp ult i32 %i.{head.name}, {head.counter[1]}",
                f"%more.{head.name}",
            )
            latch.term, latch.targets = "br", [head]
        return head

    def tangle(self, depth, after, loops):
        """Blocks with any edges among them; each that an edge leads back to takes from the budget."""
        self.fueled = True
        nodes = [self.block(loops) for _ in range(self.random.randint(2, 7))]
        edges = {}
        for i, node in enumerate(nodes):
            ahead = nodes[i + 1] if i + 1 < len(nodes) else after
            wide = self.random.choice([1, 2, 2, 2, 3, 4])
            edges[node] = [ahead] + [self.random.choice(nodes + [after]) for _ in range(wide - 1)]
            self.random.shuffle(edges[node])
        back = {target for i, node in enumerate(nodes) for target in edges[node] if target in nodes[: i + 1]}
        for node in nodes:
            if self.random.random() < 0.3 and edges[node][-1] in nodes and depth > 1 and edges[node][-1] not in back:
                edges[node][-1] = self.region(depth - 2, edges[node][-1], loops)
            kind = {1: "br", 2: "condbr"}.get(len(edges[node]), "switch")
            if len(edges[node]) == 1 and self.random.random() < 0.2:
                kind = "switch"
            if node in back:
                rest = self.block(loops, kind, edges[node])
                node.term, node.targets = "fuel", [rest, after]
            else:
                node.term, node.targets = kind, edges[node]
        entries = [self.random.choice(nodes) for _ in range(self.random.randint(1, 3))]
        return self.block(loops, {1: "br", 2: "condbr"}.get(len(entries), "switch"), entries)

    def finish(self, entry):
        """Jumps ahead and out of loops, dead blocks; then predecessors and dominators."""
        order = self.order(entry)
        place = {block: i for i, block in enumerate(order)}
        for block in order:
            if block.term == "br" and self.random.random() < 0.2:
                ahead = [b for b in order[place[block] + 1 :] if set(b.loops) <= set(block.loops) and not b.counter]
                if ahead:
                    block.term = "condbr"
                    block.targets = [block.targets[0], self.random.choice(ahead[:6])]
        dead = [
            self.block((), self.random.choice(["br", "condbr", "switch"]))
            for _ in range(self.random.choice([0, 0, 1, 3]))
        ]
        for block in dead:
            known = dead + [b for b in order[1:]]
            block.targets = [self.random.choice(known) for _ in range({"br": 1, "condbr": 2}.get(block.term, 3))]
        for block in self.blocks:
            for target in block.targets:
                target.preds.append(block)
        order = self.order(entry)
        self.dominators(order)
        return order, [block for block in self.blocks if block not in set(order)]

    def order(self, entry):
        """Reverse postorder of what is reachable."""
        seen, done, stack = {entry}, [], [(entry, iter(entry.targets))]
        while stack:
            block, rest = stack[-1]
            following = next((t for t in rest if t not in seen), None)
            if following is None:
                done.append(block)
                stack.pop()
            else:
                seen.add(following)
                stack.append((following, iter(following.targets)))
        return done[::-1]

    def dominators(self, order):
        place = {block: i for i, block in enumerate(order)}
        order[0].idom, changed = order[0], True
        while changed:
            changed = False
            for block in order[1:]:
                new = None
                for pred in block.preds:
                    if pred in place and pred.idom:
                        a, b = pred, new or pred
                        while a is not b:
                            if place[a] > place[b]:
                                a = a.idom
                            else:
                                b = b.idom
                        new = a
                if new is not block.idom:
                    block.idom, changed = new, True
        order[0].idom = None
