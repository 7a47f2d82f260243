import { equal, fitting, holds } from '../expectations.ts'
import { probe } from '../probe.ts'

/** Replies of /help and /time, and composters that commands set. */
export const helpAndTime = [
  probe(
    'commands.time-add-day',
    'A day that is added leaves the time of the day as it was, and the reply says it',
    'TimeCommand.addTime: the time modulo 24000.',
    async (world) => {
      await world.requireCommand('time set 6000')
      equal('reply', await world.requireCommand('time add 24000'), 'Set the time to 6000')
      await world.ticks(3)
      equal('time of day', world.alice.time.timeOfDay, 6000)
    },
  ),
  probe('commands.help', '/help says how commands are used', 'HelpCommand.', async (world) => {
    const list = await world.requireCommand('help')
    holds(
      'list',
      /\/seed\b/.test(list) && /\/weather \(clear\|rain\|thunder\)/.test(list),
      list,
      '/seed and /weather',
    )
    const one = await world.requireCommand('help weather')
    holds('weather', /\/weather clear \[<duration>\]/.test(one), one, '/weather clear [<duration>]')
    const { ok } = await world.command('help nothing')
    equal('of an unknown command', ok, false)
  }),
  probe(
    'farming.composter-set',
    'A composter that is set to level seven is ready after a second, and takes nothing until then',
    'ComposterBlock.onPlace, tick.',
    async (world) => {
      await world.requireCommand(`setblock ${world.xyz([12, 0, 10])} composter[level=7]`)
      await world.hold(world.alice, 'wheat_seeds', 4)
      await world.click(world.alice, [12, 0, 10])
      equal('seeds', world.count(world.alice, 'wheat_seeds'), 4)
      await world.ticks(25)
      fitting('composter', world.blockText([12, 0, 10]), 'composter[level=8]')
    },
  ),
]
