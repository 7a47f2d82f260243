/** The world in three lines, as README shows it. */
import { startWorld } from 'causalmace/world'

const world = await startWorld({ port: 0 })
world.command('setblock 0 -60 5 gold_block')
if (world.blockAt({ x: 0, y: -60, z: 5 }).name !== 'gold_block') throw new Error('no gold')
await world.stop()
