import { eventsOf, type GameEvent, type Outcome } from '../core/journal/events.ts'
import { type Cost, TokenMeter } from '../model/middleware/token-meter.ts'
import type { Calibration } from '../planner/causal/calibration/calibration.ts'
import { rehearsalProfile } from '../planner/forecast.ts'
import type { KnownGame } from '../question/expert/knowledge.ts'
import { behind } from '../question/prompted.ts'
import type { AnyQuestion } from '../question/question.ts'
import { createSimulated } from '../question/simulated/simulated.ts'
import type { EpisodeRequest } from './episode-request.ts'
import { runEpisode } from './run-episode.ts'

/** Expected cost of acting, and how the rehearsal ended. */
interface ActingForecast extends Cost {
  outcome: Outcome | undefined
}

/**
 * Plays an episode with a simulated model, for free, and counts what its agents are asked: the number of questions depends on the
 * world, so only playing reveals it. Prompts are the real ones, tokens those of gpt-4o's tokenizer.
 * @param request the episode to be played; its model is not called
 * @param options.calibration calibration of the simulated model; if missing, it is calibrated first
 * @throws EpisodeError if the episode could not begin; the signal's reason
 */
export async function forecastActing(
  request: EpisodeRequest,
  options: {
    game: KnownGame
    questions?: readonly AnyQuestion[]
    calibration?: Calibration | undefined
    signal: AbortSignal
  },
): Promise<ActingForecast> {
  const { game, questions, calibration, signal } = options
  const meter = new TokenMeter()
  const answerer = behind(createSimulated(rehearsalProfile(), game), [meter.middleware])
  const events: GameEvent[] = []
  await runEpisode({
    request: {
      ...request,
      model: answerer.id,
      film: false,
      ...(calibration === undefined ? {} : { calibration }),
    },
    answerer,
    ...(questions === undefined ? {} : { questions }),
    onEvent: (event) => events.push(event),
    signal,
  })
  return { ...meter.cost('agents'), outcome: eventsOf(events, 'episode.finished')[0]?.data.outcome }
}
