import { borderTags, loadBorder } from '../border/saved-border.ts'
import type { Difficulty, Game } from '../kernel/game.ts'
import {
  type NbtCompound,
  type NbtTag,
  nbtByte,
  nbtFloat,
  nbtInt,
  nbtList,
  nbtLong,
  nbtString,
  plainNbt,
} from '../library/nbt.ts'
import { ADMISSION, admissionTag, loadAdmission } from './admission-tags.ts'
import { bossBarTags, loadBossBars } from './boss-bar-tags.ts'
import { DATA_VERSION } from './chunk-layout.ts'
import { loadScheduled, scheduledTags } from './scheduled-tags.ts'

type Members = Readonly<Record<string, NbtTag | undefined>>

const DIFFICULTIES: readonly Difficulty[] = ['peaceful', 'easy', 'normal', 'hard']
/** Version of the level.dat format. */
const FORMAT = 19_133
const compound = (value: Record<string, NbtTag>): NbtTag => ({ type: 'compound', value })

/** Sets spawn, time, weather, rules and difficulty from a level.dat. Skips missing and invalid tags. */
export function loadLevel(game: Game, nbt: NbtCompound): void {
  const data = (nbt.value['Data']?.value ?? {}) as Members
  const number = (key: string) => {
    const value = plainNbt(data[key])
    return typeof value === 'number' && Number.isFinite(value) ? value : undefined
  }
  const [x, y, z] = ['SpawnX', 'SpawnY', 'SpawnZ'].map(number)
  const { world } = game
  if (x !== undefined && y !== undefined && z !== undefined) world.spawn = { x: x + 0.5, y, z: z + 0.5 }
  world.ticks = Math.max(0, number('Time') ?? game.ticks)
  world.dayTime = Math.max(0, number('DayTime') ?? game.dayTime)
  world.difficulty = DIFFICULTIES[number('Difficulty') ?? -1] ?? game.difficulty
  const rain = number('thundering') === 1 ? 'thunder' : 'rain'
  world.weather = number('raining') === 1 ? rain : 'clear'
  loadBorder(game, number)
  loadAdmission(world, data[ADMISSION])
  loadBossBars(world.bossBars, data['CustomBossEvents'])
  loadScheduled(game, data['ScheduledEvents'])
  loadRules(game, (data['GameRules']?.value ?? {}) as Members)
}

function loadRules({ rules }: Game, said: Members): void {
  for (const [name, tag] of Object.entries(said)) {
    const text = String(tag?.value)
    if (/^(true|false)$/.test(text)) rules.set(name, text === 'true')
    else if (/^-?\d{1,10}$/.test(text)) rules.set(name, Number(text))
  }
}

/** Name of the tag for a world's terrain. */
const TERRAIN = 'CausalMaceTerrain'

/** Terrain seed of a saved world; undefined if it is flat. */
export function terrainSeedOf(nbt: NbtCompound): number | undefined {
  const data = (nbt.value['Data']?.value ?? {}) as Members
  const seed = plainNbt(data[TERRAIN])
  return typeof seed === 'number' ? seed : undefined
}

/** NBT of a level.dat. Preserves tags of `before` that this server does not know. */
export function saveLevel(game: Game, now: number, before?: NbtCompound): NbtCompound {
  const known = (before?.value['Data']?.value ?? {}) as Record<string, NbtTag>
  const weather = { raining: game.weather !== 'clear', thundering: game.weather === 'thunder' }
  const { weatherEnds } = game.world
  const left = weatherEnds === undefined ? 0 : Math.max(0, weatherEnds - game.ticks)
  const rules = [...game.rules.all()].map(([name, value]) => [name, nbtString(String(value))])
  const { source } = game.level.columns
  const data: Record<string, NbtTag> = {
    ...FRESH,
    ...(source === undefined ? {} : { [TERRAIN]: nbtLong(source.seed), ...natural(source.seed) }),
    ...known,
    version: nbtInt(FORMAT),
    DataVersion: nbtInt(DATA_VERSION),
    Version: compound({
      Id: nbtInt(DATA_VERSION),
      Name: nbtString('1.19.2'),
      Series: nbtString('main'),
      Snapshot: nbtByte(0),
    }),
    SpawnX: nbtInt(Math.floor(game.spawn.x)),
    SpawnY: nbtInt(Math.floor(game.spawn.y)),
    SpawnZ: nbtInt(Math.floor(game.spawn.z)),
    Time: nbtLong(game.ticks),
    DayTime: nbtLong(game.dayTime),
    LastPlayed: nbtLong(Math.floor(now)),
    Difficulty: nbtByte(DIFFICULTIES.indexOf(game.difficulty)),
    raining: nbtByte(weather.raining ? 1 : 0),
    thundering: nbtByte(weather.thundering ? 1 : 0),
    rainTime: nbtInt(left),
    thunderTime: nbtInt(left),
    GameRules: compound(Object.fromEntries(rules)),
    [ADMISSION]: admissionTag(game.world),
    CustomBossEvents: bossBarTags(game.bossBars),
    ScheduledEvents: scheduledTags(game),
    ...borderTags(game),
  }
  return { type: 'compound', name: '', value: { ...before?.value, Data: compound(data) } }
}

const layer = (block: string, height: number) => ({
  block: nbtString(`minecraft:${block}`),
  height: nbtInt(height),
})

/** Vanilla's generator settings for the flat world that this server generates. */
const FLAT = compound({
  type: nbtString('minecraft:flat'),
  settings: compound({
    biome: nbtString('minecraft:plains'),
    features: nbtByte(0),
    lakes: nbtByte(0),
    layers: nbtList('compound', [layer('bedrock', 1), layer('dirt', 2), layer('grass_block', 1)]),
    structure_overrides: nbtList('string', []),
  }),
})

const settings = (seed: number, generator: NbtTag): NbtTag =>
  compound({
    seed: nbtLong(seed),
    generate_features: nbtByte(0),
    bonus_chest: nbtByte(0),
    dimensions: compound({
      'minecraft:overworld': compound({ type: nbtString('minecraft:overworld'), generator }),
    }),
  })

/** Vanilla generates its own, different terrain wherever chunks have not been changed. */
const natural = (seed: number): Record<string, NbtTag> => ({
  WorldGenSettings: settings(
    seed,
    compound({
      type: nbtString('minecraft:noise'),
      settings: nbtString('minecraft:overworld'),
      biome_source: compound({
        type: nbtString('minecraft:multi_noise'),
        preset: nbtString('minecraft:overworld'),
      }),
    }),
  ),
})

/** Constant tags that vanilla needs to open the world. */
const FRESH: Record<string, NbtTag> = {
  LevelName: nbtString('Embedded world'),
  GameType: nbtInt(0),
  allowCommands: nbtByte(1),
  hardcore: nbtByte(0),
  initialized: nbtByte(1),
  DifficultyLocked: nbtByte(0),
  SpawnAngle: nbtFloat(0),
  clearWeatherTime: nbtInt(0),
  WasModded: nbtByte(1),
  ServerBrands: nbtList('string', ['causalmace']),
  DataPacks: compound({ Enabled: nbtList('string', ['vanilla']), Disabled: nbtList('string', []) }),
  WorldGenSettings: settings(0, FLAT),
}
