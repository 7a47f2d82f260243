import { parentPort } from 'node:worker_threads'
import { InvariantError } from '../core/errors.ts'
import { toErrorRecord } from '../experiment/error-record.ts'
import { SCENES_GROWTH, setHeapGrowth } from '../experiment/heap-growth.ts'
import { Catalogue } from '../plugin/catalogue.ts'
import { playScene, type SceneOrder } from './play-scene.ts'
import type { FromScenes } from './scene-player.ts'

/* A thread that plays scenes, one after another, each in virtual time of its own. */

setHeapGrowth(SCENES_GROWTH)

const port = parentPort
if (port === null) throw new InvariantError('scene-thread is not a program of its own.')
const catalogue = new Catalogue()

port.on('message', (order: SceneOrder) => {
  playScene(order, catalogue).then(
    (report) => port.postMessage({ report } satisfies FromScenes),
    (error: unknown) => port.postMessage({ error: toErrorRecord(error, 'world_crash') } satisfies FromScenes),
  )
})
