import { createRequire } from 'node:module'
import { adapt } from './adapt.ts'

/*
 * Bots join in offline mode, yet minecraft-protocol loads the Microsoft sign-in: a hundred modules, a tenth of the start-up
 * time of an episode thread. This loads them on the first sign-in. Must be imported before mineflayer.
 */

interface SignIn {
  authenticate(...options: unknown[]): unknown
  realmAuthenticate(...options: unknown[]): unknown
}

const { resolve } = createRequire(import.meta.url)
const ofProtocol = createRequire(createRequire(resolve('mineflayer')).resolve('minecraft-protocol'))
const path = ofProtocol.resolve('./client/microsoftAuth')

const load = (): SignIn => {
  delete ofProtocol.cache[path]
  return ofProtocol(path) as SignIn
}

if (ofProtocol.cache[path] === undefined) {
  const later: SignIn = {
    authenticate: (...options) => load().authenticate(...options),
    realmAuthenticate: (...options) => load().realmAuthenticate(...options),
  }
  const module = { id: path, filename: path, loaded: true, children: [], paths: [], exports: later }
  ofProtocol.cache[path] = adapt(module)
}
