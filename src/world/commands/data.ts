import { familyOf } from '../blocks/families.ts'
import { Body } from '../entities/body.ts'
import { ItemEntity } from '../entities/item-entity.ts'
import type { Game } from '../game.ts'
import { keyOf, type Vec } from '../geometry.ts'
import { containerSize } from '../inventory/chest.ts'
import { SLOT, type Storage } from '../inventory/storage.ts'
import type { ItemStack } from '../items/stack.ts'
import { plainNbt } from '../library/nbt.ts'
import { GAME_MODES, Player } from '../player/player.ts'
import { checkedBlock } from './arguments.ts'
import type { Command } from './command.ts'
import { type CommandData, CommandProblem, done } from './reply.ts'
import { nameOf, oneTarget, type Target } from './selectors.ts'

/** data get block <pos> [path]; data get entity <target> [path]. The data is in the reply, as plain JSON. */
export const data: Command = (game, source, reader) => {
  reader.literal(['get'])
  if (reader.literal(['block', 'entity']) === 'block') {
    const p = checkedBlock(game, reader.block(source))
    const found = blockData(game, p)
    if (!found) throw new CommandProblem('failed', 'The target block is not a block entity')
    return answer(`${p.x}, ${p.y}, ${p.z}`, 'block', found)
  }
  const target = oneTarget(game, source, reader)
  return answer(nameOf(game, target), 'entity', entityData(target))

  function answer(label: string, kind: string, all: CommandData): ReturnType<Command> {
    const path = reader.atEnd ? undefined : reader.next().text
    reader.end()
    const found = path === undefined ? all : follow(all, path)
    if (found === undefined) throw new CommandProblem('not_found', `Found no elements matching ${path}`)
    return done(`${label} has the following ${kind} data: ${JSON.stringify(found)}`, found)
  }
}

function blockData(game: Game, p: Vec): CommandData | null {
  const { level } = game
  const state = level.get(p)
  const common = { id: `minecraft:${state.name}`, x: p.x, y: p.y, z: p.z }
  const size = containerSize(state)
  if (size > 0) return { ...common, Items: slots(level.slots(p, size), (i) => i) }
  const family = familyOf(state.name)
  if (family !== 'sign' && family !== 'wall_sign') return null
  const text = level.blockEntities.get(keyOf(p))?.text ?? ['', '', '', '']
  return {
    ...common,
    id: 'minecraft:sign',
    ...Object.fromEntries(text.map((line, i) => [`Text${i + 1}`, line])),
  }
}

function entityData(target: Target): CommandData {
  const common = {
    Pos: [target.position.x, target.position.y, target.position.z],
    Rotation: [target.yaw, target.pitch],
    OnGround: target.onGround,
    UUID: target.uuid,
  }
  if (target instanceof Player)
    return {
      ...common,
      Name: target.name,
      Health: target.health,
      foodLevel: 20,
      playerGameType: GAME_MODES.indexOf(target.gameMode),
      SelectedItemSlot: target.selected,
      Inventory: slots(target.inventory, playerSlotNumber),
      ...(target.held() ? { SelectedItem: item(target.held()) } : {}),
    }
  const own = {
    ...common,
    id: `minecraft:${target.kind}`,
    Motion: [target.velocity.x, target.velocity.y, target.velocity.z],
  }
  if (target instanceof ItemEntity)
    return { ...own, Item: item(target.stack), Age: target.age, PickupDelay: target.pickupDelay }
  return target instanceof Body ? { ...own, Health: target.health } : own
}

/** Saved inventories number the hotbar 0 to 8, the rest 9 to 35, armour 100 to 103, the off hand -106. */
function playerSlotNumber(i: number): number | null {
  if (i >= SLOT.hotbar && i < SLOT.offHand) return i - SLOT.hotbar
  if (i >= SLOT.main && i < SLOT.hotbar) return i
  if (i >= SLOT.helmet && i <= SLOT.boots) return 103 - (i - SLOT.helmet)
  return i === SLOT.offHand ? -106 : null
}

function slots(list: Storage, number: (i: number) => number | null): CommandData {
  return list.flatMap((stack, i) => {
    const Slot = number(i)
    return stack && Slot !== null ? [{ Slot, ...item(stack) }] : []
  })
}

function item(stack: ItemStack | null): { readonly [key: string]: CommandData } {
  if (!stack) return {}
  const tag: { readonly [key: string]: CommandData } = stack.nbt
    ? { tag: plainNbt(stack.nbt) as CommandData }
    : {}
  return { id: `minecraft:${stack.name}`, Count: stack.count, ...tag }
}

/** Follows a path like Inventory[0].id; undefined where it leads nowhere. */
function follow(from: CommandData, path: string): CommandData | undefined {
  let at: CommandData | undefined = from
  for (const part of path.match(/[^.[\]]+/g) ?? []) {
    if (at === null || typeof at !== 'object') return undefined
    at = (at as Readonly<Record<string, CommandData>>)[part]
  }
  return at
}
