import { cellKey } from '../../core/position.ts'
import { blocksAfter } from '../setup/blocks-after.ts'
import type { Operation } from '../setup/operation.ts'
import { shifted } from './beside.ts'
import { MoleculeError } from './molecule-error.ts'

/** A set-up, labelled with its purpose. */
export interface ScenePart {
  readonly id: string
  readonly setup: readonly Operation[]
}

/** Maximum amount of one item that a set-up gives. */
const MAX_GIVEN = 2304

/** Unites scenes: items add up, and identical operations appear once. */
export function uniteSetups(parts: readonly ScenePart[]): Operation[] {
  const scene = new UnitedScene()
  for (const part of parts) scene.add(part)
  return scene.operations()
}

/** Scenes of atoms, added one after another. */
class UnitedScene {
  /** Times, weathers and slots: there can be only one of each. */
  readonly #single = new Map<string, { operation: Operation; of: string }>()
  readonly #given = new Map<string, Extract<Operation, { kind: 'give' }>>()
  readonly #others: Operation[] = []
  readonly #blocks = new Map<string, { block: string; of: string }>()

  /** @throws MoleculeError if the scene contradicts an earlier one */
  add({ id, setup }: ScenePart): void {
    const moved = shifted(setup, this.#blocks)
    this.#putBlocks(id, moved)
    for (const operation of moved) {
      const key = uniqueKey(operation)
      if (operation.kind === 'give') this.#give(operation)
      else if (key !== undefined) this.#setSingle(key, operation, id)
      else if (operation.kind === 'summon' || !this.#others.some((other) => isSame(other, operation)))
        this.#others.push(operation)
    }
  }

  operations(): Operation[] {
    const single = [...this.#single.values()].map(({ operation }) => operation)
    return [...single, ...this.#others, ...this.#given.values()]
  }

  #putBlocks(id: string, operations: readonly Operation[]): void {
    for (const { position, block } of blocksAfter(operations, { x: 0, y: 0, z: 0 })) {
      const before = this.#blocks.get(cellKey(position))
      if (before !== undefined && before.block !== block.name)
        throw new MoleculeError(`"${before.of}" needs ${before.block} where "${id}" needs ${block.name}.`, {
          hint: 'Leave one of them out.',
        })
      this.#blocks.set(cellKey(position), { block: block.name, of: id })
    }
  }

  #give(operation: Extract<Operation, { kind: 'give' }>): void {
    const key = `${operation.item}${operation.nbt ?? ''}`
    const count = Math.min(MAX_GIVEN, (this.#given.get(key)?.count ?? 0) + operation.count)
    this.#given.set(key, { ...operation, count })
  }

  #setSingle(key: string, operation: Operation, id: string): void {
    const before = this.#single.get(key)
    if (before !== undefined && !isSame(before.operation, operation))
      throw new MoleculeError(`"${before.of}" and "${id}" want different things of the ${key}.`, {
        hint: 'Their scenes cannot be one: leave one of them out, or play them one after the other.',
      })
    this.#single.set(key, { operation, of: id })
  }
}

const isSame = (a: Operation, b: Operation): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The key of a setting that a scene can have only once. */
function uniqueKey(operation: Operation): string | undefined {
  if (operation.kind === 'time' || operation.kind === 'weather') return operation.kind
  return operation.kind === 'equip' ? `slot ${operation.slot}` : undefined
}
