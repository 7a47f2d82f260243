import type { Place } from '../constraint.ts'
import { byPhrases, defineConstraint } from '../rule.ts'

const PHRASES: Readonly<Record<Place, RegExp>> = {
  cave: /^(?:in|inside) (?:a |the )?(?:dark )?caves?$/,
  underground: /^(?:underground|below ground|deep underground|under the ground)$/,
  surface: /^(?:(?:on|at) the surface|above ground|outdoors|outside|under the open sky)$/,
  underwater: /^(?:underwater|under (?:the )?water|under the sea)$/,
  water: /^(?:in|on|inside) (?:the )?(?:water|a lake|a pond)$/,
  house: /^(?:in|inside) (?:a |the |your )?(?:house|home|room|building|hut)$|^indoors$/,
  mountain: /^(?:on|on top of|at the top of) (?:a |the )?(?:mountain|hill|mountains|hills)$/,
  village: /^(?:in|inside|at) (?:a |the )?villages?$/,
  tree: /^(?:in|on|on top of) (?:a |the )?trees?$/,
}

/** A place that is no biome. */
export const place = defineConstraint({
  id: 'place',
  axis: 'where',
  read: byPhrases('place', PHRASES),
  inWords({ of }) {
    if (of === 'underground' || of === 'underwater') return of
    return of === 'surface' || of === 'mountain' ? `on the ${of}` : of === 'water' ? 'in water' : `in a ${of}`
  },
  carriedOutIn: ['prompt'],
})
