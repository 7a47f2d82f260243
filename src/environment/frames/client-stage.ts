import { blockOfState } from '../../judger/client/block-class.ts'
import type { Bot } from '../../judger/client/bot.ts'
import { columnSeen } from '../../judger/recording/column-seen.ts'
import type { SeenColumn } from '../../recording/recorder.ts'
import type { StageSource } from '../../render/frame/stage.ts'

/** Radius within which columns are drawn: as many as fit on a stage (columns). */
const REACH = 5
const COLUMN = 16

/** The world as a bot's client knows it now, to be drawn. Blocks are the states of its version. */
export function clientStage(bot: Bot): StageSource {
  let columns = new Map<string, SeenColumn>()
  return {
    get bottom() {
      return bot.game.minY
    },
    columns() {
      columns = readColumns(bot)
      return [...columns.values()]
    },
    sections: (cx, cz) => columns.get(`${cx},${cz}`)?.sections,
    blockOf(state) {
      const block = blockOfState(bot, state)
      const properties = Object.entries(block.getProperties()).map(([name, value]) => [name, String(value)])
      return { name: block.name, properties: Object.fromEntries(properties) }
    },
    watch(listener) {
      bot.extras.changes.on((x, y, z, _from, to) => listener.cell(x, y, z, to))
      bot.on('chunkColumnLoad', ({ x, z }) => listener.column(x >> 4, z >> 4))
      bot.on('chunkColumnUnload', ({ x, z }) => listener.column(x >> 4, z >> 4))
    },
  }
}

function readColumns(bot: Bot): Map<string, SeenColumn> {
  const { x, z } = bot.entity.position
  const [middleX, middleZ] = [Math.floor(x / COLUMN), Math.floor(z / COLUMN)]
  const columns = new Map<string, SeenColumn>()
  for (let cx = middleX - REACH; cx <= middleX + REACH; cx++)
    for (let cz = middleZ - REACH; cz <= middleZ + REACH; cz++) {
      const column = columnSeen(bot, cx, cz, (state) => state)
      if (column !== undefined) columns.set(`${cx},${cz}`, column)
    }
  return columns
}
