import type { ViewServer } from '../view/server/view-server.ts'
import { stopWished } from './interrupt.ts'

/** Prints the page's address and keeps it open until Ctrl-C. */
export async function untilStopped(server: ViewServer): Promise<void> {
  process.stdout.write(`view     ${server.url}\nOpen it in a browser on this machine. Ctrl-C closes it.\n`)
  await stopWished()
  await server.close()
}
