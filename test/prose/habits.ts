/** A way of saying things that native engineers do not use. */
export interface Habit {
  readonly name: string
  readonly pattern: RegExp
  /** What to write instead. */
  readonly instead: string
}

/** The start of a sentence or of a clause that a colon, semicolon or bracket opens. */
const START = '(?:^|[.:;(!?] |^[^:]{0,20}: |[“"‘])'
const VERB = String.raw`(?:\w+s|can|could|may|must|will|would|had|has|was|were|did|came|went|wants?|asked|passed|sent|have|are)\b`

const habit = (name: string, pattern: RegExp | string, instead: string): Habit => ({
  name,
  pattern: typeof pattern === 'string' ? new RegExp(pattern) : pattern,
  instead,
})

/**
 * The habits, most frequent first. A pattern names a construction, not a subject: it must not fire on plain technical English, and
 * `examples.yaml` holds sentences of both kinds.
 */
const HABITS: readonly Habit[] = [
  habit(
    'so many',
    `${START}[Ss]o (?:many|much|often|far|long|near|few|little|old|late|soon)\\b(?! as\\b| that\\b| that,)`,
    'name the quantity: "Maximum number of …", "Distance at which …"',
  ),
  habit(
    'so many inside',
    /\b(?:for|of|with|by|in|than|least|about|after|only|these|within|crafts|smelts|wait) so (?:many|much|long|often|little|few|far)\b|\bso (?:much|many) (?:sooner|earlier|again|farther|more|as nobody)\b|the same so often|so near is|\bso as\b(?! (?:to|not))/i,
    '"this many", "for this long"',
  ),
  habit(
    'free relative subject',
    `${START}(?:Who|Whom|Whoever|Whomever|Whose)\\b(?![^.:;]{0,160}\\?)|^(?:who|whom|whoever) (?![^.:;]{0,160}\\?)`,
    'start with the noun: "a player who …", "an agent that …"',
  ),
  habit(
    'free relative inside',
    /, (?:who|whom|whoever) (?:has|have|is|was|had|asked|passes|comes|stands|wants|helps|plays|reads|needs|does)\b[^.;]{0,60},|[:;] (?:who|whoever|what) \w+ (?:does|is|has|comes|goes)\b/,
    'start with the noun',
  ),
  habit(
    'what is … is',
    `${START}What (?!happens|follows)(?!(?:a|an|the|each|it|its|they|we|you|this|that|one) )(?:\\w+ )?${VERB}[^.?]*(?!\\?)(?:[.,;]|$)`,
    'name the thing: "Blocks that …", "The reply …"',
  ),
  habit(
    'what comes of',
    /\bwhat comes of\b|\bwhat (?:it|they|this) (?:takes|comes to|came to)\b/i,
    'the result, the cost',
  ),
  habit('anew', /\banew\b/i, 'again, from scratch, new'),
  habit('reckon', /\breckon(?:s|ed|ing)?\b/i, 'estimate, calculate, count'),
  habit(
    'at hand',
    /\b(?:is|are|lies?|lie|the \w+) at hand\b|\blend(?:s|ing)? a hand\b|\bhand is lent\b|\btaken in hand\b/i,
    'within reach, available',
  ),
  habit('by lot', /\bby lot\b|\bfor want of\b|\bwant of\b/i, 'at random, for lack of'),
  habit(
    'somebody',
    /\b(?:somebody|nobody|anybody)\b/i,
    'a player, an agent, another process, no one of a named kind',
  ),
  habit(
    'no more',
    /\b(?:no|any) more(?:[.,;:]|$)|\bno more (?:than that|now)\b|\bgoes on no\b/i,
    'no longer',
  ),
  habit(
    'tell of',
    /\b(?:tells?|told|says?|said|hears?|heard|speaks?|knows?) (?:of|nothing of) (?!the (?:same|order))/i,
    'describes, reports, lists',
  ),
  habit('is told', /\b(?:is|are|was|were|be|been) told\b(?! apart)/i, 'is shown, reported, listed'),
  habit(
    'impersonal',
    /\b(?:is|are) (?:looked|waited|gone|asked|come|looked for|cared|searched) (?:for|to|at|back|anew|of|by)\b/i,
    'say who does it',
  ),
  habit(
    'beside',
    /\bbeside (?:that|this|the (?:others|rest|figures?))\b|\bwarns? besides\b|\bstands? beside (?:each|that|those|figures|published)\b/i,
    'in addition to, next to',
  ),
  habit(
    'stands for',
    /\bstands? (?:for nothing|by itself|once)\b|\bas (?:it|they) stands? there\b|\bnothing stands in\b/i,
    'say what it means',
  ),
  habit(
    'in the way of',
    /\bin the way of (?!the|a |an |its|their|it|them)|\bin the manner of\b|\bin such a way\b/i,
    'like, modelled on',
  ),
  habit(
    'else',
    /(?:^|[;,.] )else (?!if\b)|\bwhat else\b|\bas (?:all|everything|anybody) else\b|\bor else\b/i,
    'otherwise',
  ),
  habit(
    'as it is',
    /\bas (?:it is now|they are now|it was given|it stands|if nothing had been|can be had|they come)\b/i,
    'unchanged, current',
  ),
  habit(
    'come to',
    /\b(?:comes?|came|coming|come) (?:to (?:nothing|its|an end|the end|a result|it)|of it|by itself|sooner|round)\b|\bhas come to\b|\bit has come\b/i,
    'reach, result in',
  ),
  habit(
    'take for',
    /\b(?:takes?|took|taken) (?:it|them|this|that|what \w+ \w+) (?:for|in hand)\b|\bfor able\b|\btaking something in hand\b/i,
    'treats as, assumes',
  ),
  habit(
    'on the quiet',
    /\bon the quiet\b|\bfound out\b|\bfinds? out\b|\bin good time\b|\bof (?:its|his|their) own accord\b|\bof an own\b/i,
    'quietly, by itself, separate',
  ),
  habit('mend', /\bmend(?:s|ed|ing)?\b/i, 'fix, repair'),
  habit('lack', /\bwhat (?:one|it|an? \w+) lacks\b|\blacks? for\b|\bis lacking\b/i, 'is missing'),
  habit(
    'be there',
    /\b(?:is|are|was|were|be) (?:there already|not there|no longer there|there is)\b|\bneed not be there\b|\bwhatever is there\b|\bthat are there\b/i,
    'exists, existing',
  ),
  habit(
    'cannot be had',
    /\b(?:can(?:not)?|could not|may) be had\b|\bhad by\b|\bis had\b/i,
    'unavailable, obtainable',
  ),
  habit(
    'bring back',
    /\bis brought back so\b|\bput aside\b|\bset out for\b|\bgone on with\b|\bgoes? on (?:with|asking|by itself|where)\b|\bgone on\b/i,
    'continue, resume',
  ),
  habit(
    'at most fragment',
    /^[^.]{0,30} at most(?: \([^)]*\))?\.?$|\blooked at most\b|\bare (?:listed|told|tried|tokenized) at most\b/i,
    'Maximum …',
  ),
  habit(
    'go away',
    /\bthe (?:sooner|later|longer|less|more|nearer|farther|oftener) (?:first|one)\b|\bthe soonest\b|\bsooner than\b/i,
    'earliest first; before',
  ),
  habit('whatever', /[,;] whatever (?:is|was|it|its|they|the|comes|happens|he|else)\b/i, 'regardless of'),
  habit(
    'not X but',
    /\bit does no\b|\bcan nobody\b|\bas no \w+ can\b|\bas nobody\b|\bas \w+ can be\b/i,
    'impossible, turn the sentence round',
  ),
  habit(
    'own of',
    /\bof (?:what|whatever) (?:is|was|it|lies|they|has|one|an agent)\b/i,
    'name it: "of the carried items"',
  ),
  habit('out of', /\bdoes without\b|\bdo without\b|\bwithout (?:what|it being)\b/i, 'needs no'),
  habit(
    'a case an episode',
    /\b(?:a|one) \w+ an? (?:agent|block|call|cell|edge|episode|experiment|file|line|model|process|question|run|seed|subtask|task|team|tick|worker)\b/,
    '"one … per …"',
  ),
  habit(
    'is wanted',
    /\b(?:is|are|was|were) (?:wanted|meant|lacking|lent)\b|\bof alternatives the\b/i,
    'required, intended',
  ),
  habit('have a try', /\b(?:have|has|had) a try\b|\bso that \w+ must\b|\w+ed so often\b/i, 'try; so'),
  habit(
    'those of',
    /\bleft to those\b|\bin which all\b|\bthese middles\b|\bnor (?:have|has|do|does|are|is|can) (?:those|that|what)\b/i,
    'say the noun again',
  ),
  habit(
    'and what',
    /, (?:and|or|nor) what (?:it|they|he|she|an? \w+|the \w+) \w+[.;]?$|\bwhat can be done\b|\bone of it\b/i,
    'name the thing',
  ),
  habit(
    'lacks and',
    /\b(?:lacks?|lacking) and\b|\bare (?:not )?(?:drawn|given) an? \w+ for\b/i,
    'turn the sentence round',
  ),
  habit(
    'note form',
    /^[A-Z]\w+; (?:one|none|all) (?:where|if|when)\b|\bof money\b|\bat last\b/i,
    'a whole phrase',
  ),
  habit(
    'how … who',
    /\bhow \w+ \w+ who\b|\bthe \w+ing of how\b|\bhow (?:its|the|an?) \w+ takes\b|\b(?:is|are) asked (?:before|after|what|whether)\b/i,
    'a verb with its subject',
  ),
  habit(
    'take along',
    /\btakes? (?:along\b|back\b|(?:an?|the|its) \w+ back\b)|\bstays? in the air\b/i,
    'carry, retract, float',
  ),
  habit(
    'old verb',
    /\b(?:worded|wording of|words? (?:rules|them|it) |bespeak|lent|begot|dearer|dearness|hither|thither|whence|wherein|whereof|thereby|therein|hereby|oftener|amongst|betimes|nought|foretells?|foretold|quarrels?|tidies)\b/i,
    'a modern verb',
  ),
  habit(
    'would not',
    /\bhow (?:so|much its)\b|\bis known (?:from|of|to be)\b|\bturned? out otherwise\b|\bthat (?:comes|came) after its end\b/i,
    'say it directly',
  ),
  habit(
    'old name',
    /\b(?:(?:patient|steadfast|bounded)Fetch|isHopeless|reasonOfDoubt|fewWoods|isSoonDone|dearness|areRowsOfTable4|Switchboard|Perch|Booklet|standsStill|ways-to-dig|way-out|known-ways)\b/,
    'the name that replaced it',
  ),
  habit(
    'cells beside those',
    /\bcells beside those\b|\bonly what lies\b|\bgoes over from\b/i,
    'neighbouring, adjacent',
  ),
]

/** The habits that a text shows. */
export const habitsIn = (text: string): Habit[] => HABITS.filter(({ pattern }) => pattern.test(text))
