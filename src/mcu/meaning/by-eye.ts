/** Families of tasks that only an observer can judge, each with the reason. The list is fixed; a reading never invents one. */
export const EYE_FAMILIES = {
  structures: 'what is built has a free form: no rule tells a house from a heap of blocks',
  circuits: 'whether a circuit works shows in its states over time, which the journal does not hold',
  decoration: 'whether a place looks decorated is a matter of taste',
  arrangements: 'what is prepared is free: no rule says which things make it up',
  acrobatics: 'only the agent’s motion in the air counts, which the journal does not hold',
  looking: 'what is to be seen has no name of the game',
  wearing: 'the journal does not hold what agents wear or have in their hands',
  places: 'the game has no name for such a place',
  structuresOfTheWorld: 'the journal does not tell the structures of a world by name',
  trapping: 'no counter tells what is shut in by blocks, only what sits in a boat or minecart',
  guiding: 'the journal does not hold where mobs are',
  windows: 'the journal does not hold that an agent looks into its own inventory',
  dyeing: 'of dyed things only sheep are counted',
  writing: 'no counter tells what was written or drawn',
  switches: 'states of blocks (open, lit, powered) are not in the journal',
  clearing: 'whether nothing of its kind is left depends on how far one looks',
  liquids: 'where a liquid flows is a matter of shape',
  playing: 'what is played with has no outcome that the game counts',
  digging: 'the shape of a hole or tunnel is not judged by a rule',
  living: 'no single event decides it: an eye has to follow the run',
} as const

/** A family that is judged by eye. */
export type EyeFamily = keyof typeof EYE_FAMILIES
