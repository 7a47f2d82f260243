import { join } from 'node:path'
import type { Game } from '../kernel/game.ts'
import { storagesOf } from '../kernel/storages.ts'
import { type NbtCompound, nbtCompound } from '../library/nbt.ts'
import { readNbt, writeNbt } from '../library/nbt-file.ts'
import { ADVANCEMENTS } from '../player/advancements/list.ts'
import { achievedIn, hasAll } from '../player/advancements/progress.ts'
import { dataFile } from './data-file.ts'
import { namesIn, readIfExists, writeAtomically } from './files.ts'
import { membersOf } from './nbt-members.ts'
import { playerFile } from './player-file.ts'
import { advancementsFrom, advancementsJson } from './player-json.ts'
import { loadScoreboard, scoreboardTags } from './scoreboard-dat.ts'

const SCOREBOARD = join('data', 'scoreboard.dat')
const STORAGE = /^command_storage_(.+)\.dat$/
const PLAYER = playerFile('json')

/** A file of a world folder, with its path in the folder. */
type SavedFile = readonly [path: string, content: Buffer]

/**
 * Records of a world that have files of their own, as in vanilla: the scoreboard, command storages, and the advancements of
 * players.
 */
export class RecordStore {
  readonly #folder: string
  readonly #read: ReadonlyMap<string, Buffer>

  private constructor(folder: string, read: ReadonlyMap<string, Buffer>) {
    this.#folder = folder
    this.#read = read
  }

  /** Reads the files; rejects if one cannot be read. */
  static async open(folder: string): Promise<RecordStore> {
    const paths = [
      SCOREBOARD,
      ...(await namesIn(join(folder, 'data')))
        .filter((name) => STORAGE.test(name))
        .map((name) => join('data', name)),
      ...(await namesIn(join(folder, 'advancements')))
        .filter((name) => PLAYER.test(name))
        .map((name) => join('advancements', name)),
    ]
    const read = new Map<string, Buffer>()
    for (const path of paths) {
      const content = await readIfExists(join(folder, path))
      if (content) read.set(path, content)
    }
    return new RecordStore(folder, read)
  }

  /** Throws 'bad_nbt'. */
  load(game: Game): void {
    for (const [path, content] of this.#read) {
      const [kind = '', name = ''] = path.split(/[\\/]/)
      const player = PLAYER.exec(name)?.[1]
      if (kind === 'advancements' && player !== undefined)
        achievedIn(game).set(player, advancementsFrom(content.toString('utf8')))
      if (kind === 'data') loadData(game, name, readNbt(content, join(this.#folder, path)))
    }
  }

  /** The current contents of the files. */
  saved(game: Game): readonly SavedFile[] {
    const storages = Map.groupBy(storagesOf(game), ([name]) => name.split(':')[0] ?? '')
    return [
      [SCOREBOARD, writeNbt(dataFile(scoreboardTags(game.scoreboard)))],
      ...[...storages].map(([namespace, all]): SavedFile => {
        const contents = Object.fromEntries(all.map(([name, nbt]) => [name.slice(namespace.length + 1), nbt]))
        return [
          join('data', `command_storage_${namespace}.dat`),
          writeNbt(dataFile({ contents: nbtCompound(contents) })),
        ]
      }),
      ...[...achievedIn(game)].map(([uuid, met]): SavedFile => {
        const isDone = (id: string) => ADVANCEMENTS.some((one) => one.id === id && hasAll(met, one))
        return [join('advancements', `${uuid}.json`), Buffer.from(advancementsJson(met, isDone))]
      }),
    ]
  }

  async write(files: readonly SavedFile[]): Promise<void> {
    for (const [path, content] of files) await writeAtomically(join(this.#folder, path), content)
  }
}

function loadData(game: Game, name: string, { value }: NbtCompound): void {
  const data = membersOf(value['data'])
  const namespace = STORAGE.exec(name)?.[1]
  if (namespace === undefined) loadScoreboard(game.scoreboard, data)
  else
    for (const [path, nbt] of Object.entries(membersOf(data['contents'])))
      if (nbt?.type === 'compound') storagesOf(game).set(`${namespace}:${path}`, nbt as NbtCompound)
}
