import type { OwnState } from '../recording/own-states.ts'
import type { Swing } from '../render/frame/hand.ts'
import type { TargetBox } from '../render/frame/target.ts'
import type { BlockModel } from '../render/mesh/block-model.ts'
import type { FigureModel } from '../render/mesh/figure-model.ts'

/** Version number, raised when pages must change in order to read what a feed sends. */
export const VIEW_VERSION = 1

/** Six numbers per pose: game time (ms), x, y, z (blocks), yaw and pitch (radians, as mineflayer counts them). */
export const POSE = 6
/** Five numbers per block change: x, y, z, and the states before and after. */
export const CHANGE = 5
/** Four numbers per cell: x, y, z and a state. */
export const CELL = 4

/** A subtask in the drawing of the graph. */
export interface GraphNode {
  id: number
  x: number
  y: number
  /** The text in its node. */
  lines: string[]
  description: string
}

/** The name under which the look of a held item is sent. Names of agents contain no asterisk. */
export const heldName = (item: string): string => `*held ${item}`

/** A figure that is not an agent, for the time covered by a message about others. */
export interface Other {
  id: number
  /** The name of its look. */
  figure: string
  /** Size relative to the usual one. */
  scale: number
  /** A dropped item: it turns, and bobs up and down. */
  isItem: boolean
  poses: number[]
}

export interface Stamped {
  /** Game time in ms. */
  t: number
}

/** Data that the page needs before it can draw: the place of the run and everything in it. */
export interface RunMessage {
  kind: 'run'
  version: typeof VIEW_VERSION
  id: string
  title: string
  goal: string
  agents: { name: string; colour: string }[]
  /** The box that the camera shows first: its lowest and highest corner. */
  focus: { min: [number, number, number]; max: [number, number, number] }
  facts: [label: string, value: string][]
  /** Price of a million tokens, in and out; null if unknown. */
  price: [input: number, output: number] | null
  /** Poses are recorded; without poses, no agents are drawn. */
  recorded: boolean
}

/** The messages that make up a run's page. Those with a time come in chronological order. */
export type ViewMessage =
  | RunMessage
  /** States of blocks from number `first` on, and the pictures that they need: 1024 bytes each, in base64. */
  | {
      kind: 'models'
      first: number
      names: string[]
      models: BlockModel[]
      /** Outlines for the crosshair, by block; empty if the run has no recording. */
      outlines: (readonly TargetBox[])[]
      firstLayer: number
      layers: string
    }
  /** How an agent, a mob or an item looks; what an item looks like in a hand has `heldName`. */
  | { kind: 'figure'; name: string; model: FigureModel }
  /** A cube of 16³ blocks at its place (in cubes): runs of a count and a state, in the order x, z, y. */
  | { kind: 'section'; x: number; y: number; z: number; runs: number[] }
  /** The climates of a column of blocks (its place in cubes): one for each 4 × 4 blocks, x first. 0 if none is sent. */
  | { kind: 'climates'; x: number; z: number; cells: number[] }
  /** Pictures that are others in a climate: pairs of the usual layer and the one to show instead. */
  | { kind: 'tints'; climate: number; pairs: number[] }
  /** The cells to build: `CELL` numbers each. */
  | { kind: 'blueprint'; cells: number[] }
  /** States (second of each pair) that count as correct in place of the required one (first). */
  | { kind: 'fits'; pairs: number[] }
  | ({ kind: 'blocks'; cells: number[] } & Stamped)
  | { kind: 'poses'; agent: string; poses: number[] }
  /** Mobs, dropped items and other players near the agents, until the time `until` (ms). */
  | ({ kind: 'others'; until: number; figures: Other[] } & Stamped)
  /** The time of day in ticks (0 is sunrise), and the weather. */
  | ({ kind: 'sky'; time: number; weather: 'clear' | 'rain' | 'thunder' } & Stamped)
  /** Pictures of items for hotbars and screens, each with its note: 1024 bytes in base64. */
  | { kind: 'icons'; icons: [item: string, note: string, pixels: string][] }
  /** The picture of an agent's hand and what it holds, compressed (deflate, raw) and in base64. */
  | ({ kind: 'hand'; width: number; height: number; pixels: string } & Hand)
  | OwnState
  | Happening
  /** Everything known has been sent: further messages are live, or the run is over. */
  | { kind: 'ready'; live: boolean; t: number }

/** A hand at one moment of its swing. */
export interface Hand {
  agent: string
  item: string
  swing: Swing
}

/** Everything that happens in a run apart from blocks and poses. */
export type Happening = Stamped &
  (
    | { kind: 'phase'; phase: string }
    | { kind: 'joined'; agent: string }
    | { kind: 'left'; agent: string; reason: string }
    | { kind: 'path'; agent: string; path: number[] }
    | {
        kind: 'graph'
        width: number
        height: number
        nodeWidth: number
        nodeHeight: number
        nodes: GraphNode[]
        edges: {
          d: string
          any: boolean
          from: number
          to: number
          meaning: 'held' | 'preferred'
          /** null: its planner does not test dependencies. */
          standing: 'certified' | 'untested' | 'moot' | null
          /** It came with the latest change. */
          isNew: boolean
        }[]
        /** The cause of a change to the graph, and the changed edges. */
        change: {
          what: 'planned' | 'revised' | 'repaired' | 'replanned'
          why: string
          isFinal: boolean
          added: [from: number, to: number][]
          removed: [from: number, to: number][]
          restated: [from: number, to: number][]
        }
      }
    | { kind: 'started'; agent: string; subtask: number }
    | { kind: 'finished'; agent: string; subtask: number; done: boolean; word: string }
    | {
        kind: 'action'
        agent: string
        since: number
        thought: string
        action: string
        ok: boolean
        reason: string
      }
    | {
        kind: 'call'
        agent: string | null
        what: string
        inputTokens: number
        outputTokens: number
        failed: string | null
      }
    /** A request to a language model: the page requests its texts by its number. Sent when its question has ended. */
    | {
        kind: 'request'
        seq: number
        agent: string | null
        what: string
        model: string
        /** Game time at which its question was asked (ms); null before the episode. */
        since: number | null
        inputTokens: number
        outputTokens: number
        /** The tokens were counted locally. */
        estimated: boolean
        /** Wall time (ms); null if it was not measured. */
        took: number | null
        failed: string | null
      }
    | { kind: 'incident'; agent: string | null; what: string; detail: string }
    | { kind: 'items'; agent: string; held: string | null; items: [item: string, count: number][] }
    /** `isHeard`: it stands in the chat of the game. */
    | { kind: 'chat'; agent: string | null; text: string; isHeard?: true }
    | { kind: 'progress'; done: number; of: number; what: string }
    | { kind: 'end'; outcome: string; reason: string; score: [label: string, value: string][] }
  )

/** The messages of a request to a language model, and its reply. */
export interface RequestTexts {
  messages: { role: string; text: string; images: number }[]
  /** The model's raw text; null if there was no reply. */
  reply: string | null
  /** Reason why the reply was unusable or missing. */
  fault: string | null
}
