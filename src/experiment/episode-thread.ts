import { parentPort } from 'node:worker_threads'
import { InvariantError } from '../core/errors.ts'
import type { EpisodeOrder } from './messages.ts'
import { playOrder } from './play-order.ts'

/* A thread that plays episodes, one after another. */

if (parentPort === null) throw new InvariantError('episode-thread is not a program of its own.')
parentPort.on('message', (order: EpisodeOrder) => void playOrder(order))
