import { PluginError } from '../plugin/plugin-error.ts'
import { type EpisodeOptions, EpisodePlayer } from './episode-player.ts'
import type { EpisodeRequest } from './episode-request.ts'

/**
 * Plays an episode in its own thread and resolves when it is over. Questions are answered here, on the host's clock. @throws
 * EpisodeError if the episode could not begin, or its thread crashed; PluginError if the request holds an object instead of an
 * id.
 */
export async function runEpisode(options: EpisodeOptions): Promise<void> {
  refuseObjects(options.request)
  const player = new EpisodePlayer()
  try {
    await player.play(options)
  } finally {
    await player.close()
  }
}

/** Only ids cross into the thread: a function would end in `DOMException: could not be cloned`. */
function refuseObjects(request: EpisodeRequest): void {
  for (const part of ['planner', 'assignment', 'model'] as const) {
    if (typeof request[part] === 'string') continue
    const list = `${part}s`
    throw new PluginError(`The ${part} of a request must be an id, not ${typeof request[part]}.`, {
      hint:
        part === 'model'
          ? 'Give the object as the option `answerer`; the request holds its id.'
          : `An episode runs in its own thread, to which no object can be passed. Put the ${part} into a plug-in module, definePlugin({ name, ${list}: […] }), and give loadPlugin(path).reference in \`plugins\`.`,
    })
  }
}
