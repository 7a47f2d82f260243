import type { ServerStage } from '../../testing/bots/server-stage.ts'
import type { Bot } from './bot.ts'
import { joinBot } from './join.ts'

/** Lets one of our bots join the world of a test. */
export const joinStage = ({ connect, now, sleep, hold }: ServerStage, name: string): Promise<Bot> =>
  joinBot({ name, connection: connect(name), clock: { now, sleep, hold }, address: 'the test server' })
