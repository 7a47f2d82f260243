import { byPhrases, defineConstraint } from '../rule.ts'

const PHRASES = {
  thunder:
    /^(?:in|during|when there is|while there is|under) (?:a |the )?(?:thunder|thunderstorm|storm|lightning)$|^(?:when|while) it (?:thunders|storms|is thundering)$/,
  rain: /^(?:in|during|under) (?:the |a )?(?:rain|pouring rain|heavy rain|rainy weather|rainfall|snowfall)$|^on a rainy day$|^(?:when|while|if) (?:it rains|it is raining|raining)$/,
  clear:
    /^(?:in|during|under) (?:the )?(?:clear|sunny|good|fair) (?:weather|sky|skies)$|^(?:when|while) (?:it is sunny|the sky is clear)$|^on a (?:sunny|clear|fine|cloudless) day$/,
} as const

/** The weather. */
export const weather = defineConstraint({
  id: 'weather',
  axis: 'when',
  read: byPhrases('weather', PHRASES),
  inWords: ({ of }) =>
    of === 'clear' ? 'in clear weather' : of === 'rain' ? 'in the rain' : 'in a thunderstorm',
  checkedBy: 'the weather at each deed: rain has to fall on the agent',
  terms: ({ of }) => [{ kind: 'weather', of }],
  ground: ({ of }) => (of === 'clear' ? { weather: of } : { weather: of, shell: 'none' }),
})
