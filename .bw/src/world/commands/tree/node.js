/** A node of the command tree, as in Brigadier. */
export class Node {
    kind;
    name;
    type;
    children = new Map();
    execute;
    /** Where parsing continues. */
    redirect;
    /** The sources with which the command continues; absent: the same ones. */
    modify;
    /** Whether one source can become any number of sources. */
    forks = false;
    forOperators = false;
    /** Whether it is understood but not listed for clients. */
    hidden = false;
    constructor(kind, name, type) {
        this.kind = kind;
        this.name = name;
        this.type = type;
    }
    usableBy(source) {
        return !this.forOperators || source.operator;
    }
    child(made) {
        const before = this.children.get(made.name);
        if (before)
            return before;
        this.children.set(made.name, made);
        return made;
    }
}
/** Adds to a node; A is the type of the values read so far. */
export class At {
    node;
    constructor(node) {
        this.node = node;
    }
    literal(name, build) {
        build(new At(this.node.child(new Node('literal', name))));
        return this;
    }
    argument(name, type, build) {
        build(new At(this.node.child(new Node('argument', name, type))));
        return this;
    }
    /** Lets the line end here. Returns the data of the reply. */
    runs(execute) {
        this.node.execute = execute;
        return this;
    }
    /** Continues at another node with the same source. */
    continuesAt(to) {
        this.node.redirect = to;
        return this;
    }
    /** Continues at another node with a changed source. */
    becomes(to, modify) {
        this.node.redirect = to;
        this.node.modify = ((run, args) => [modify(run, args)]);
        return this;
    }
    /** Continues at another node with any number of sources. */
    forks(to, modify) {
        this.node.redirect = to;
        this.node.modify = modify;
        this.node.forks = true;
        return this;
    }
}
/** Defines a command, by default for operators only. */
export function command(name, build, { also = [], forEverybody = false, hidden = false } = {}) {
    return (root, game) => {
        for (const own of [name, ...also])
            root.literal(own, (at) => {
                at.node.forOperators = !forEverybody;
                at.node.hidden = hidden;
                const first = root.node.children.get(name);
                if (own === name || !first)
                    build(at, game, root.node);
                else
                    at.continuesAt(first);
            });
    };
}
