import { floor, type Position } from '../../core/position.ts'
import { SCAFFOLD } from '../../task/scaffold.ts'
import { CellMap } from '../motion/cell-map.ts'
import type { SceneView, SeenBlock } from '../motion/scene-view.ts'
import type { BlockKind } from '../motion/search/moving-table.ts'
import { lazily } from './lazily.ts'

const DIRT: SeenBlock & BlockKind = {
  name: SCAFFOLD,
  properties: {},
  isSolid: true,
  top: 1,
  isNarrow: false,
}
const AIR: SeenBlock & BlockKind = { ...DIRT, name: 'air', isSolid: false, top: 0 }

/** Differences from the world: cells that hold dirt, cells that are empty, and the agent's position. */
export interface Differences {
  dirt?: readonly Position[]
  air?: readonly Position[]
  position?: Position
}

/** A snapshot of the view, for an instantaneous search: bodies are looked up only once. */
export function atRest(view: SceneView): SceneView {
  const { version, rules, name, position } = view
  const players = lazily(() => view.players())
  const bodies = lazily(() => view.bodies())
  return {
    version,
    rules,
    name,
    position: { x: position.x, y: position.y, z: position.z },
    blockAt: (cell) => view.blockAt(cell),
    kindAt: (x, y, z) => view.kindAt(x, y, z),
    kindOf: (block) => view.kindOf(block),
    firstHit: (from, direction, range) => view.firstHit(from, direction, range),
    players,
    bodies,
    opensDoors: view.opensDoors === true,
    ...(view.waysOut !== undefined && { waysOut: view.waysOut }),
  }
}

/** The view of a slightly different world. Rays still hit the current blocks. */
export function overlay(view: SceneView, { dirt = [], air = [], position }: Differences): SceneView {
  const changed = new CellMap<SeenBlock & BlockKind>()
  for (const cell of air) changed.set(cell, AIR)
  for (const cell of dirt) changed.set(cell, DIRT)
  return {
    version: view.version,
    rules: view.rules,
    name: view.name,
    get position() {
      return position ?? view.position
    },
    blockAt: (cell) => changed.get(cell.x, cell.y, cell.z) ?? view.blockAt(cell),
    kindAt: (x, y, z) => changed.get(x, y, z) ?? view.kindAt(x, y, z),
    kindOf: (block) => view.kindOf(block),
    firstHit(from, direction, range) {
      const hit = view.firstHit(from, direction, range)
      if (hit === undefined) return undefined
      const { x, y, z } = floor(hit)
      return changed.get(x, y, z) === undefined ? hit : undefined
    },
    players: () => view.players(),
    opensDoors: view.opensDoors === true,
    bodies: () =>
      position === undefined
        ? view.bodies()
        : view.bodies().map((body) => (body.name === view.name ? { ...body, position } : body)),
  }
}
