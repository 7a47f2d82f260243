import { openStorage } from '../entities/storage.ts'
import type { Vec } from '../geometry.ts'
import { applyClick, type ClickPacket } from '../inventory/click-packet.ts'
import type { Game } from '../kernel/game.ts'
import type { Player } from '../kernel/player/player.ts'
import { jumpWith, openHorse } from '../mobs/index.ts'
import { resetAttackStrength } from '../player/attack-strength.ts'
import { say } from '../player/chat.ts'
import { type DigPacket, dig } from '../player/digging.ts'
import { startGliding } from '../player/gliding.ts'
import { respawn } from '../player/joining.ts'
import { confirmTeleport, movePlayer } from '../player/movement.ts'
import { dismount, driveVehicle } from '../player/riding.ts'
import { wakeUp } from '../player/sleeping.ts'
import { sendStatistics } from '../player/statistics.ts'
import { closeWindow } from '../player/windows.ts'
import { type BookPacket, writeBook } from '../stations/books.ts'
import { type SignPacket, writeSign } from '../stations/signs.ts'
import { type UseEntityPacket, useEntity } from './combat.ts'
import { type UseItemPacket, useItem } from './use-item.ts'
import { type PlacePacket, useOnBlock } from './using.ts'

/** Handles a packet of a client. `fields` are as parsed by minecraft-protocol. */
type PacketHandler = (game: Game, player: Player, fields: never) => void

interface Position {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly yaw: number
  readonly pitch: number
  readonly onGround: boolean
}

const handler =
  <F>(handle: (game: Game, player: Player, fields: F) => void): PacketHandler =>
  (game, player, fields) =>
    handle(game, player, fields)

/** Commands as clients use them. Passed in, so that this file does not import them. */
interface Commands {
  run(game: Game, player: Player, line: string): void
  complete(game: Game, player: Player, request: CompletionRequest): void
  writeBlock(game: Game, player: Player, packet: CommandBlock): void
}

interface CommandBlock {
  readonly location: Vec
  readonly command: string
  readonly mode: number
  readonly flags: number
}

interface CompletionRequest {
  readonly transactionId?: number
  readonly text: string
}

/** Keys of a rider: jump 1, getting off 2. */
interface Steer {
  readonly sideways: number
  readonly forward: number
  readonly jump: number
}

interface CreativeSlot {
  readonly slot: number
  readonly item: unknown
  /** The client already shows the slot this way, so it is not notified again. */
  readonly known?: boolean
}

/** The handlers of all packets by name. */
export function packetHandlers(commands: Commands): Readonly<Record<string, PacketHandler>> {
  return {
    position: handler<Position>((game, player, { x, y, z, onGround }) =>
      movePlayer(game, player, { position: { x, y, z }, onGround }),
    ),
    position_look: handler<Position>((game, player, { x, y, z, yaw, pitch, onGround }) =>
      movePlayer(game, player, { position: { x, y, z }, yaw, pitch, onGround }),
    ),
    look: handler<Position>((game, player, { yaw, pitch, onGround }) =>
      movePlayer(game, player, { yaw, pitch, onGround }),
    ),
    flying: handler<Position>((game, player, { onGround }) => movePlayer(game, player, { onGround })),
    teleport_confirm: handler<{ teleportId: number }>((_game, player, { teleportId }) =>
      confirmTeleport(player, teleportId),
    ),
    held_item_slot: handler<{ slotId: number }>((_game, player, { slotId }) => {
      if (slotId >= 0 && slotId < 9) player.selected = slotId
    }),
    entity_action: handler<{ actionId: string; jumpBoost: number }>(
      (game, player, { actionId, jumpBoost }) => {
        if (RIDING_JUMPS.has(actionId)) jumpWith(player.vehicle, player, jumpBoost)
        else if (actionId === 'open_inventory') openVehicle(player)
        else setPosture(game, player, actionId)
      },
    ),
    steer_vehicle: handler<Steer>(steer),
    vehicle_move: handler<Position>((game, player, move) => driveVehicle(game, player, move)),
    player_input: handler<Steer>((game, player, keys) => {
      if (player.vehicle) steer(game, player, keys)
      else setPosture(game, player, (keys.jump & 2) > 0 ? 'start_sneaking' : 'stop_sneaking')
    }),
    arm_animation: handler<{ hand: number }>((game, player, { hand }) => {
      player.swungAt = game.ticks
      resetAttackStrength(game, player)
      game.broadcastSeen(player, 'animation', { entityId: player.id, animation: hand === 1 ? 3 : 0 })
    }),
    client_command: handler<{ actionId: unknown }>((game, player, { actionId }) => {
      if (actionId === 1 || actionId === 'request_stats') sendStatistics(game, player)
      if (actionId === 0 || actionId === 'perform_respawn') respawn(game, player)
    }),
    window_click: handler<ClickPacket>((game, player, packet) => {
      if (packet.windowId === player.menu.id && !player.dead) applyClick(player.menu, game.items, packet)
    }),
    close_window: handler<{ windowId: number }>((_game, player, { windowId }) => {
      if (windowId === player.menu.id) closeWindow(player)
    }),
    enchant_item: handler<{ windowId: number; enchantment: number }>(
      (_game, player, { windowId, enchantment }) => {
        if (windowId === player.menu.id) operate(player, ({ press }) => press?.(enchantment))
      },
    ),
    name_item: handler<{ name: string }>((_game, player, { name }) =>
      operate(player, ({ rename }) => rename?.(name)),
    ),
    select_trade: handler<{ slot: number }>((_game, player, { slot }) =>
      operate(player, ({ choose }) => choose?.(slot)),
    ),
    set_beacon_effect: handler<BeaconPacket>((_game, player, { primary_effect, secondary_effect }) =>
      operate(player, ({ empower }) => empower?.(primary_effect, secondary_effect)),
    ),
    set_creative_slot: handler<CreativeSlot>((game, player, { slot, item, known }) => {
      const stack = game.items.read(item)
      if (!player.creative) return
      if (slot === -1 && stack) player.throwAway(stack)
      if (slot > 0 && slot < player.inventory.length) {
        player.inventory[slot] = stack
        // before 1.21.2, confirmed even if the client set it itself, as in vanilla
        player.ownMenu.remote[slot] = known ? stack : undefined
      }
    }),
    chat_message: handler<{ message: string }>((game, player, { message }) => say(game, player, message)),
    chat_command: handler<{ command: string }>((game, player, fields) =>
      commands.run(game, player, fields.command),
    ),
    tab_complete: handler<CompletionRequest>((game, player, request) =>
      commands.complete(game, player, request),
    ),
    update_command_block: handler<CommandBlock>((game, player, packet) =>
      commands.writeBlock(game, player, packet),
    ),
    block_dig: handler<DigPacket>(dig),
    block_place: handler<PlacePacket>(useOnBlock),
    use_item: handler<UseItemPacket>(useItem),
    use_entity: handler<UseEntityPacket>(useEntity),
    update_sign: handler<SignPacket>(writeSign),
    edit_book: handler<BookPacket>(writeBook),
  }
}

interface BeaconPacket {
  readonly primary_effect?: number
  readonly secondary_effect?: number
}

/** Operates a station's controls, and shows the result. */
function operate(player: Player, work: (controls: Player['menu']['controls']) => void): void {
  if (player.dead || player.gameMode === 'spectator' || !player.menu.stillValid()) return
  work(player.menu.controls)
  player.menu.sendChanges()
}

function steer(game: Game, player: Player, { sideways, forward, jump }: Steer): void {
  if (!player.vehicle) return
  player.steering = {
    sideways: Math.sign(sideways) || 0,
    forward: Math.sign(forward) || 0,
    jump: (jump & 1) > 0,
  }
  if ((jump & 2) > 0) dismount(game, player)
}

/** Opens the inventory of a player's mount. */
function openVehicle(player: Player): void {
  const { vehicle } = player
  if (vehicle && !player.dead && !openHorse(player, vehicle)) openStorage(player, vehicle)
}

/** The library's names for the same action, by version. */
const RIDING_JUMPS: ReadonlySet<string> = new Set(['start_riding_jump', 'start_horse_jump'])
const GLIDES: ReadonlySet<string> = new Set(['start_elytra_flying', 'start_fall_flying'])

function setPosture(game: Game, player: Player, action: string): void {
  const before = `${player.sneaking} ${player.sprinting}`
  if (action === 'start_sneaking' && player.vehicle) dismount(game, player)
  else if (action === 'start_sneaking') player.sneaking = true
  else if (action === 'stop_sneaking') player.sneaking = false
  else if (action === 'start_sprinting') player.sprinting = true
  else if (action === 'stop_sprinting') player.sprinting = false
  else if (action === 'stop_sleeping') wakeUp(game, player)
  else if (GLIDES.has(action)) startGliding(game, player)
  else return
  if (action !== 'stop_sleeping' && before === `${player.sneaking} ${player.sprinting}`) return
  const [name, fields] = player.posturePacket()
  game.broadcastSeen(player, name, fields)
}
