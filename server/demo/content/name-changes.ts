import type { PersonKey } from './people.ts'
import type { NameChangeSource } from './programme.types.ts'

/** Names that people of the demo ask for, and one that was decided: each has a certificate of a class. */
export const nameChanges = [
  {
    person: 'frank.dubois',
    to: { firstName: 'François' },
    reason: 'My first name as it stands in my passport',
    evidence: 'Passport, shown to Captain Reyes at the station',
    askedDay: -40,
    decided: {
      state: 'refused',
      day: -38,
      refusal: 'The letter from your agency names you Frank. Bring both to the desk.',
    },
  },
  {
    person: 'miriam.adler',
    to: { lastName: 'Adler-Ruiz' },
    reason: 'Married in October',
    evidence: 'Marriage certificate, seen by the training office of the State Patrol',
    askedDay: -6,
  },
  {
    person: 'hasan.karaca',
    to: { firstName: 'Hasan Ali' },
    reason: 'The second name is missing on my certificate',
    evidence: 'Driver license',
    askedDay: -2,
  },
] as const satisfies readonly (NameChangeSource & { person: PersonKey })[]
