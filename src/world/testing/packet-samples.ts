/** One or more samples of every packet that the game sends, in the form of 1.19.2. */
import { nbtCompound, nbtInt, nbtList, nbtString } from '../library/nbt.ts'
import type { PacketFields } from '../library/network.ts'
import type { Registry } from '../library/prismarine.ts'
import { json, text, translate } from '../protocol/fields.ts'
import { GREETING_SAMPLES } from './greeting-samples.ts'

type Samples = (registry: Registry) => readonly PacketFields[]

const UUID = '00000000-0000-4000-8000-00000000002a'
const WORLD = 'minecraft:overworld'
const said = json(translate('a.key', text('one', { color: 'red', insertion: 'x' }), 2))
const place = { x: -3, y: 70, z: 12 }
const point = { x: -3.25, y: 70.5, z: 12.75 }
const one =
  (fields: PacketFields): Samples =>
  () => [fields]
const empty = { present: false }
/** Stacks: plain, worn, and with a text. */
const stacks = ({ itemsByName }: Registry): PacketFields[] => {
  const itemId = itemsByName['iron_pickaxe']?.id ?? 1
  return [
    empty,
    { present: true, itemId, itemCount: 1, nbtData: undefined },
    {
      present: true,
      itemId,
      itemCount: 1,
      nbtData: nbtCompound({
        Potion: nbtString('minecraft:swiftness'),
        ChargedProjectiles: nbtList('compound', [{ id: nbtString('minecraft:arrow') }]),
      }),
    },
    {
      present: true,
      itemId,
      itemCount: 3,
      nbtData: nbtCompound({ Damage: nbtInt(4), note: nbtString('n') }),
    },
  ]
}
const metadata = (registry: Registry): PacketFields[] => [
  { key: 0, type: 0, value: 1 },
  { key: 1, type: 1, value: 300 },
  { key: 2, type: 5, value: said },
  { key: 2, type: 5, value: undefined },
  { key: 3, type: 7, value: true },
  ...stacks(registry).map((value) => ({ key: 8, type: 6, value })),
  { key: 9, type: 2, value: 0.5 },
  { key: 18, type: 12, value: UUID },
  { key: 18, type: 12, value: undefined },
  { key: 9, type: 17, value: 3 },
  { key: 6, type: 18, value: 1 },
  { key: 16, type: 13, value: 1 },
  { key: 18, type: 16, value: { villagerType: 2, villagerProfession: 5, level: 1 } },
]

export const SAMPLES: Readonly<Record<string, Samples>> = {
  abilities: one({ flags: 13, flyingSpeed: 0.05, walkingSpeed: 0.1 }),
  acknowledge_player_digging: one({ sequenceId: 7 }),
  advancements: one({
    reset: true,
    advancementMapping: [
      {
        key: 'minecraft:story/mine_stone',
        value: {
          parentId: 'minecraft:story/root',
          displayData: undefined,
          criteria: [{ key: 'get_stone', value: undefined }],
          requirements: [['get_stone']],
        },
      },
    ],
    identifiers: ['minecraft:story/root'],
    progressMapping: [
      {
        key: 'minecraft:story/mine_stone',
        value: [
          { criterionIdentifier: 'get_stone', criterionProgress: [0, 5000] },
          { criterionIdentifier: 'other', criterionProgress: undefined },
        ],
      },
    ],
  }),
  animation: one({ entityId: 300, animation: 3 }),
  attach_entity: one({ entityId: 300, vehicleId: -1 }),
  block_action: one({ location: place, byte1: 1, byte2: 2, blockId: 25 }),
  block_break_animation: one({ entityId: 1, location: place, destroyStage: -1 }),
  block_change: one({ location: place, type: 9 }),
  clear_titles: one({ reset: true }),
  close_window: one({ windowId: 3 }),
  collect: one({ collectedEntityId: 300, collectorEntityId: 1, pickupItemCount: 64 }),
  craft_progress_bar: one({ windowId: 3, property: 1, value: 200 }),
  death_combat_event: one({ playerId: 1, entityId: -1, message: said }),
  declare_commands: one({
    nodes: [
      {
        flags: {
          unused: 0,
          has_custom_suggestions: 0,
          has_redirect_node: 0,
          has_command: 0,
          command_node_type: 0,
        },
        children: [1],
        redirectNode: undefined,
        extraNodeData: undefined,
      },
      {
        flags: {
          unused: 0,
          has_custom_suggestions: 0,
          has_redirect_node: 0,
          has_command: 1,
          command_node_type: 1,
        },
        children: [],
        redirectNode: undefined,
        extraNodeData: { name: 'list' },
      },
    ],
    rootIndex: 0,
  }),
  difficulty: one({ difficulty: 2, difficultyLocked: false }),
  entity_destroy: one({ entityIds: [300, 301] }),
  entity_effect: one({
    entityId: 300,
    effectId: 1,
    amplifier: 1,
    duration: 600,
    hideParticles: 6,
    factorCodec: undefined,
  }),
  entity_equipment: (registry) => [
    { entityId: 300, equipments: stacks(registry).map((item, slot) => ({ slot, item })) },
  ],
  entity_head_rotation: one({ entityId: 300, headYaw: -64 }),
  entity_metadata: (registry) => metadata(registry).map((entry) => ({ entityId: 300, metadata: [entry] })),
  entity_move_look: one({ entityId: 300, dX: -3, dY: 4, dZ: 4096, yaw: 3, pitch: -4, onGround: true }),
  entity_status: one({ entityId: 300, entityStatus: 9 }),
  entity_teleport: one({ entityId: 300, ...point, yaw: 3, pitch: -4, onGround: false }),
  entity_update_attributes: one({
    entityId: 300,
    properties: [
      {
        name: 'minecraft:generic.movement_speed',
        value: 0.1,
        modifiers: [{ uuid: '91aeaa56-376b-4498-935b-2f7f68070635', amount: 0.2, operation: 2 }],
      },
      { name: 'minecraft:generic.max_health', value: 20, modifiers: [] },
    ],
  }),
  entity_velocity: one({ entityId: 300, velocity: { x: -800, y: 3200, z: 0 }, velocityX: 0 }),
  experience: one({ experienceBar: 0.5, level: 3, totalExperience: 31 }),
  explosion: one({
    ...point,
    radius: 4,
    affectedBlockOffsets: [],
    playerMotionX: 0,
    playerMotionY: 0,
    playerMotionZ: 0,
  }),
  game_state_change: one({ reason: 3, gameMode: 1 }),
  held_item_slot: one({ slot: 4 }),
  initialize_world_border: one({
    x: 0.5,
    z: -8,
    oldDiameter: 59_999_968,
    newDiameter: 100,
    speed: 5000,
    portalTeleportBoundary: 29_999_984,
    warningBlocks: 5,
    warningTime: 15,
  }),
  keep_alive: one({ keepAliveId: [0, 300] }),
  kick_disconnect: one({ reason: said }),
  login: ({ loginPacket }) => [
    {
      ...loginPacket,
      entityId: 1,
      isHardcore: false,
      gameMode: 0,
      previousGameMode: -1,
      worldNames: [WORLD],
      worldType: WORLD,
      worldName: WORLD,
      hashedSeed: [0, 0],
      maxPlayers: 20,
      viewDistance: 4,
      simulationDistance: 4,
      reducedDebugInfo: false,
      enableRespawnScreen: true,
      isDebug: false,
      isFlat: true,
      death: undefined,
    },
  ],
  multi_block_change: one({
    chunkCoordinates: { x: 1, y: -2, z: 3 },
    suppressLightUpdates: false,
    records: [4096, 8193],
  }),
  map: () => [
    {
      ...{ itemDamage: 3, scale: 1, locked: false, columns: 128, rows: 128, x: 0, y: 0 },
      icons: [{ type: 0, x: -3, z: 12, direction: 7, displayName: undefined }],
      data: Buffer.alloc(128 * 128, 5),
    },
    { itemDamage: 3, scale: 1, locked: true, icons: [], columns: 0 },
  ],
  named_entity_spawn: one({ entityId: 300, playerUUID: UUID, ...point, yaw: 3, pitch: -4 }),
  open_horse_window: one({ windowId: 3, nbSlots: 17, entityId: 300 }),
  open_sign_entity: one({ location: place }),
  open_window: one({ windowId: 3, inventoryType: 2, windowTitle: said }),
  player_info: () =>
    ['add_player', 'update_game_mode', 'remove_player'].map((action) => ({
      action,
      data: [{ uuid: UUID, name: 'Alice', properties: [], gamemode: 1, ping: 0 }],
    })),
  position: one({ ...point, yaw: 90, pitch: 0, flags: 0, teleportId: 4, dismountVehicle: false }),
  remove_entity_effect: one({ entityId: 300, effectId: 1 }),
  respawn: one({
    dimension: WORLD,
    worldName: WORLD,
    hashedSeed: [0, 0],
    gamemode: 1,
    previousGamemode: 0,
    isDebug: false,
    isFlat: true,
    copyMetadata: false,
    death: undefined,
  }),
  set_cooldown: ({ itemsByName }) => [{ itemID: itemsByName['shield']?.id, cooldownTicks: 100 }],
  set_passengers: () => [[], [1, 300]].map((passengers) => ({ entityId: 301, passengers })),
  ...GREETING_SAMPLES,
  set_slot: (registry) => stacks(registry).map((item) => ({ windowId: 0, stateId: 3, slot: 36, item })),
  set_title_subtitle: one({ text: said }),
  set_title_text: one({ text: said }),
  set_title_time: one({ fadeIn: 10, stay: 70, fadeOut: 20 }),
  action_bar: one({ text: said }),
  spawn_entity: ({ entitiesByName }) =>
    ['cow', 'item', 'arrow'].map((kind) => ({
      entityId: 300,
      objectUUID: UUID,
      type: entitiesByName[kind]?.id,
      ...point,
      pitch: 3,
      yaw: -4,
      headPitch: 5,
      objectData: 6,
      velocity: { x: 1, y: 2, z: 3 },
    })),
  spawn_entity_experience_orb: one({ entityId: 300, ...point, count: 7 }),
  spawn_position: one({ location: place, angle: 0 }),
  statistics: one({ entries: [{ categoryId: 8, statisticId: 3, value: 400 }] }),
  open_book: one({ hand: 0 }),
  boss_bar: () =>
    [0, 1, 2, 3, 4, 5].map((action) => ({
      ...{ entityUUID: UUID, action, title: said, health: 0.5, color: 2, dividers: 1, flags: 0 },
    })),
  scoreboard_objective: () =>
    [0, 1, 2].map((action) => ({ name: 'kills', action, displayText: said, type: 1 })),
  scoreboard_score: () =>
    [0, 1].map((action) => ({ itemName: 'Alice', scoreName: 'kills', action, value: 3 })),
  scoreboard_display_objective: one({ position: 1, name: 'kills' }),
  teams: () =>
    [0, 1, 2, 3, 4].map((mode) => ({
      ...{
        team: 'red',
        mode,
        name: said,
        friendlyFire: 3,
        nameTagVisibility: 'always',
        collisionRule: 'always',
      },
      ...{ formatting: 12, prefix: said, suffix: said, players: ['Alice'] },
    })),
  named_sound_effect: one({
    ...{ soundName: 'minecraft:block.note_block.harp', soundCategory: 2, x: 8, y: 16, z: -8 },
    ...{ volume: 1, pitch: 1, seed: [0, 0] },
  }),
  stop_sound: () =>
    [0, 1, 2, 3].map((flags) => ({ flags, source: 4, sound: 'minecraft:block.note_block.harp' })),
  trade_list: (registry) => {
    const [none, plain, worn] = stacks(registry)
    const terms = {
      nbTradeUses: 1,
      maximumNbTradeUses: 12,
      xp: 2,
      specialPrice: 0,
      priceMultiplier: 0.05,
      demand: 3,
    }
    const trades = [none, worn].map((second) => ({
      inputItem1: plain,
      inputItem2: second,
      outputItem: worn,
      tradeDisabled: false,
      ...terms,
    }))
    const villager = { villagerLevel: 2, experience: 11, isRegularVillager: true, canRestock: true }
    return [{ windowId: 3, trades, ...villager }]
  },
  sound_effect: one({ soundId: 3, soundCategory: 4, x: 8, y: 16, z: -8, volume: 1, pitch: 1, seed: [0, 0] }),
  system_chat: () => [false, true].map((isActionBar) => ({ content: said, isActionBar })),
  tab_complete: one({
    transactionId: 3,
    start: 1,
    length: 2,
    matches: [{ match: 'give', tooltip: undefined }],
  }),
  tile_entity_data: one({
    location: place,
    action: 7,
    nbtData: nbtCompound({ Text1: nbtString('{"text":"a"}') }),
  }),
  unload_chunk: one({ chunkX: -3, chunkZ: 4 }),
  update_health: one({ health: 12.5, food: 18, foodSaturation: 2 }),
  update_time: () =>
    [1000, -1000].map((time) => ({ age: [0, 40], time: [Math.floor(time / 2 ** 32), time | 0] })),
  update_view_position: one({ chunkX: -3, chunkZ: 4 }),
  vehicle_move: one({ ...point, yaw: 90, pitch: 0 }),
  window_items: (registry) => [
    { windowId: 0, stateId: 3, items: stacks(registry), carriedItem: { present: false } },
  ],
  world_particles: ({ particlesByName }) =>
    ['bubble', 'fishing'].map((name) => ({
      particleId: particlesByName[name]?.id,
      longDistance: false,
      ...point,
      offsetX: 0.25,
      offsetY: 0,
      offsetZ: 0.25,
      particleData: 0.2,
      particles: 6,
      data: undefined,
    })),
  world_event: one({ effectId: 2001, location: place, data: 9, global: false }),
  world_border_center: one({ x: 0.5, z: -8 }),
  world_border_lerp_size: one({ oldDiameter: 100, newDiameter: 20, speed: 5000 }),
  world_border_size: one({ diameter: 100 }),
  world_border_warning_delay: one({ warningTime: 15 }),
  world_border_warning_reach: one({ warningBlocks: 5 }),
}
