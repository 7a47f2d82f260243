import type { Game } from '../../kernel/game.ts'
import type { Text } from '../../protocol/fields.ts'
import type { CommandData } from '../reply.ts'
import type { CommandSource } from '../source.ts'
import type { StringReader } from './reader.ts'
import type { Suggest } from './suggestions.ts'

/** The description of an argument for clients: its parser in the protocol of 1.19.2, and the fields of that parser. */
export interface Parser {
  readonly id: string
  readonly properties?: unknown
  /** The source of completions that the parser does not provide; `minecraft:ask_server` asks the server. */
  readonly suggestions?: 'minecraft:ask_server' | 'minecraft:summonable_entities'
}

/**
 * A kind of argument. Parsing has access to the game but not to the source: anything that depends on the source is resolved when
 * the command runs.
 */
export interface ArgumentType<T> {
  readonly parser: Parser
  parse(reader: StringReader, game: Game): T
  readonly suggest?: Suggest
}

/** The operations available to a running command. */
export interface Run {
  readonly game: Game
  readonly source: CommandSource
  /** Reports the effect to the source and to other operators. */
  did(message: Text): void
  /** Answers a query by the source. */
  says(message: Text): void
  /** Runs another line, for functions. Failures are not reported. */
  runs(source: CommandSource, line: string): void
  /** Adds a message to the console's reply that players receive in another way. */
  notes(message: Text): void
}

type Execute = ((run: Run, args: never) => CommandData) | ((run: Run, args: never) => void)
type Redirect = (run: Run, args: never) => readonly CommandSource[]

/** A node of the command tree, as in Brigadier. */
export class Node {
  readonly kind: 'root' | 'literal' | 'argument'
  readonly name: string
  readonly type: ArgumentType<unknown> | undefined
  readonly children = new Map<string, Node>()
  execute: Execute | undefined
  /** Where parsing continues. */
  redirect: Node | undefined
  /** The sources with which the command continues; absent: the same ones. */
  modify: Redirect | undefined
  /** Whether one source can become any number of sources. */
  forks = false
  forOperators = false
  /** Whether only the console and RCON may use it. */
  forConsole = false
  /** Whether it is understood but not listed for clients. */
  hidden = false

  constructor(kind: Node['kind'], name: string, type?: ArgumentType<unknown>) {
    this.kind = kind
    this.name = name
    this.type = type
  }

  usableBy(source: CommandSource): boolean {
    return this.forConsole ? source.output === undefined : !this.forOperators || source.operator
  }

  child(made: Node): Node {
    const before = this.children.get(made.name)
    if (before) return before
    this.children.set(made.name, made)
    return made
  }
}

/** Adds to a node; A is the type of the values read so far. */
export class At<A extends object = object> {
  readonly node: Node

  constructor(node: Node) {
    this.node = node
  }

  literal(name: string, build: (at: At<A>) => void): this {
    build(new At<A>(this.node.child(new Node('literal', name))))
    return this
  }

  argument<N extends string, T>(
    name: N,
    type: ArgumentType<T>,
    build: (at: At<A & Readonly<Record<N, T>>>) => void,
  ): this {
    build(new At<A & Readonly<Record<N, T>>>(this.node.child(new Node('argument', name, type))))
    return this
  }

  /** Lets the line end here. Returns the data of the reply. */
  runs(execute: ((run: Run, args: A) => CommandData) | ((run: Run, args: A) => void)): this {
    this.node.execute = execute as Execute
    return this
  }

  /** Continues at another node with the same source. */
  continuesAt(to: Node): this {
    this.node.redirect = to
    return this
  }

  /** Continues at another node with a changed source. */
  becomes(to: Node, modify: (run: Run, args: A) => CommandSource): this {
    this.node.redirect = to
    this.node.modify = ((run: Run, args: never) => [modify(run, args as A)]) as Redirect
    return this
  }

  /** Continues at another node with any number of sources. */
  forks(to: Node, modify: (run: Run, args: A) => readonly CommandSource[]): this {
    this.node.redirect = to
    this.node.modify = modify as Redirect
    this.node.forks = true
    return this
  }
}

/** A command: it adds itself to the root of the tree. */
export type AddCommand = (root: At, game: Game) => void

/** Builds a command below its name. `root` is the root of all commands. */
type Build = (at: At, game: Game, root: Node) => void

interface CommandOptions {
  /** Other names. */
  readonly also?: readonly string[]
  readonly forEverybody?: boolean
  /** Whether only the console and RCON may use it. */
  readonly forConsole?: boolean
  /** Accepted, but not sent to clients. */
  readonly hidden?: boolean
}

/** Defines a command, by default for operators only. */
export function command(
  name: string,
  build: Build,
  { also = [], forEverybody = false, forConsole = false, hidden = false }: CommandOptions = {},
): AddCommand {
  return (root, game) => {
    for (const own of [name, ...also])
      root.literal(own, (at) => {
        at.node.forOperators = !forEverybody
        at.node.forConsole = forConsole
        at.node.hidden = hidden
        const first = root.node.children.get(name)
        if (own === name || !first) build(at, game, root.node)
        else at.continuesAt(first)
      })
  }
}
