/*
 * `npm run chaos:folder -- [episodes]`: 200 episodes in a folder that two machines share, which are processes in namespaces of their own.
 * The runner that holds the folder is killed or frozen 20 times and the other machine goes on; whoever was frozen wakes up
 * while the other one plays. In the end each episode must be there once, with the journal that it has in peace.
 */
import '../support/guarded.ts'
import { createRandom } from '../../src/core/random.ts'
import { whyNoNamespaces } from '../support/namespaces.ts'
import { FOLDER_EVENTS, type FolderEvent, folderChaos } from './folder-chaos.ts'

const EVENTS = 20

const say = (text: string) => process.stdout.write(`${text}\n`)
const reason = whyNoNamespaces()
if (reason !== undefined) say(`chaos:folder: skipped, ${reason}`)
else {
  const episodes = Number(process.argv[2] ?? 200)
  const random = createRandom(7)
  const others = Array.from(
    { length: EVENTS - FOLDER_EVENTS.length },
    () => FOLDER_EVENTS[random.integer(FOLDER_EVENTS.length)] as FolderEvent,
  )
  const events = [...FOLDER_EVENTS, ...others]
  const { summary, errors } = await folderChaos({ seeds: Math.ceil(episodes / 4), events, say })
  for (const error of errors) say(`ERROR: ${error}`)
  say(`chaos:folder: ${errors.length === 0 ? '' : 'FAILED: '}${summary}`)
  process.exitCode = errors.length === 0 ? 0 : 1
}
