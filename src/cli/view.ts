import { Command } from 'commander'
import { RunFolderError } from '../core/errors.ts'
import { placesIn } from '../view/server/listing.ts'
import { ViewServer } from '../view/server/view-server.ts'
import { type AssetsFlags, looksOf, withAssetsFlag } from './assets.ts'
import { catalogueForReading, withReadingPluginFlag } from './recorded-plugins.ts'
import { untilStopped } from './view-port.ts'
import { port } from './whole-number.ts'

export const viewCommand = (): Command =>
  withAssetsFlag(withReadingPluginFlag(new Command('view')))
    .description('open a page that shows a run, live or as a replay; Ctrl-C closes it')
    .argument('<folder>', 'folder of a run, of an experiment, or one that holds such folders')
    .option('--view-port <n>', 'TCP port of the page on the loopback address, 0 for any free one', port, 0)
    .action(async (path: string, flags: AssetsFlags & { plugin?: string[]; viewPort: number }) => {
      const places = placesIn(path)
      if (places.length === 0) {
        throw new RunFolderError(`There is no run in ${path}.`, {
          hint: 'Give the folder of a run, of an experiment, or one that holds such folders.',
        })
      }
      const scoring = await catalogueForReading(places, flags)
      const server = await ViewServer.open({
        path,
        scoring,
        now: () => Date.now(),
        port: flags.viewPort,
        ...looksOf(flags),
      })
      await untilStopped(server)
    })
