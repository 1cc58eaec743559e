import type { ClassKey } from './classes.ts'
import type { PersonKey } from './people.ts'
import type { RegistrationSource } from './programme.types.ts'

type Registration = RegistrationSource & { class: ClassKey; person: PersonKey }

const seat = (
  of: ClassKey,
  person: PersonKey,
  registeredDay: number,
  more: Partial<Pick<Registration, 'state' | 'attendance' | 'accommodation' | 'offerEndsDay'>> = {},
): Registration => ({ class: of, person, registeredDay, state: 'registered', ...more })

const present = { attendance: 'present' } as const

/** Rosters and waitlists. Where a class is over and attendance was not yet taken, there is none here either. */
export const registrations: readonly Registration[] = [
  seat('responder-two-years-ago', 'gunnar.hale', -788, present),
  seat('responder-two-years-ago', 'george.pavlidis', -786, present),
  seat('responder-two-years-ago', 'frank.dubois', -790, present),
  seat('responder-two-years-ago', 'demo-coordinator', -781, present),

  seat('tow-spring', 'hasan.karaca', -190, present),
  seat('tow-spring', 'dale.mccready', -188, present),
  seat('tow-spring', 'bobbie.tate', -181, present),
  seat('tow-spring', 'luis.quintero', -176, { attendance: 'partial' }),

  seat('trainer-summer', 'burak.demir', -150, present),
  seat('trainer-summer', 'monique.lavoie', -149, present),
  seat('trainer-summer', 'kathleen.obrien', -147, present),
  seat('trainer-summer', 'ingrid.solberg', -141, present),
  seat('trainer-summer', 'omar.farouk', -140, { attendance: 'noShow' }),

  seat('responder-millbrook', 'victor.ramos', -60, present),
  seat('responder-millbrook', 'wendell.price', -58, present),
  seat('responder-millbrook', 'rashid.haddad', -55, present),
  seat('responder-millbrook', 'miriam.adler', -53, present),
  seat('responder-millbrook', 'hasan.karaca', -52, { attendance: 'partial' }),
  seat('responder-millbrook', 'emre.karaca', -52, { attendance: 'noShow' }),
  seat('responder-millbrook', 'brian.keller', -50, { attendance: 'noShow' }),
  seat('responder-millbrook', 'isaac.thornton', -42, { state: 'walkIn', ...present }),

  seat('cable-kestrel', 'chris.lofgren', -40, present),
  seat('cable-kestrel', 'emily.nguyen', -38, present),
  seat('cable-kestrel', 'tyler.osborne', -31, present),
  seat('cable-kestrel', 'aaliyah.brooks', -30, present),
  seat('cable-kestrel', 'rosa.ibarra', -24, { attendance: 'noShow' }),

  seat('responder-yesterday', 'jasmine.cole', -25),
  seat('responder-yesterday', 'peter.nowak', -22),
  seat('responder-yesterday', 'jamal.whitaker', -21),
  seat('responder-yesterday', 'zeynep.arslan', -17),
  seat('responder-yesterday', 'aaliyah.brooks', -10),
  seat('responder-yesterday', 'samir.qasim', -9, { accommodation: 'Handouts in Arabic.' }),

  seat('responder-today', 'jacob.stern', -28),
  seat('responder-today', 'otis.freeman', -26),
  seat('responder-today', 'tariq.aziz', -20),
  seat('responder-today', 'hannah.weiss', -19, { accommodation: 'Large-print handouts, and a seat near the screen.' }),
  seat('responder-today', 'deshawn.pruitt', -15),
  seat('responder-today', 'rosa.ibarra', -13),
  seat('responder-today', 'luis.quintero', -11),
  seat('responder-today', 'denise.albright', -8),
  seat('responder-today', 'angela.fontaine', -4),
  seat('responder-today', 'sofia.marchetti', -16, { state: 'cancelled' }),

  seat('refresher-next-week', 'victor.ramos', -21),
  seat('refresher-next-week', 'gunnar.hale', -20),
  seat('refresher-next-week', 'george.pavlidis', -18),
  seat('refresher-next-week', 'angela.fontaine', -18, { state: 'cancelled' }),
  seat('refresher-next-week', 'frank.dubois', -14, { state: 'offered', offerEndsDay: 1 }),
  seat('refresher-next-week', 'demo-coordinator', -9, { state: 'waitlisted' }),
  seat('refresher-next-week', 'ingrid.solberg', -6, { state: 'waitlisted' }),

  seat('responder-kestrel-cancelled', 'brian.keller', -14, { state: 'cancelled' }),
  seat('responder-kestrel-cancelled', 'chris.lofgren', -13, { state: 'cancelled' }),
  seat('responder-kestrel-cancelled', 'denise.albright', -12, { state: 'cancelled' }),

  seat('cable-fairmont', 'omar.farouk', -9),
  seat('cable-fairmont', 'mehmet.yildiz', -7),
  seat('cable-fairmont', 'monique.lavoie', -6),
  seat('cable-fairmont', 'khalil.mansour', -5),
  seat('cable-fairmont', 'marcus.bell', -2, { accommodation: 'Step-free way to the training pad.' }),
  seat('cable-fairmont', 'demo-student', -3),

  seat('responder-twin-forks', 'demo-student', -3),
  seat('responder-twin-forks', 'maya.feldman', -8),
  seat('responder-twin-forks', 'bobbie.tate', -6),
  seat('responder-twin-forks', 'huda.khalifa', -5, { accommodation: 'Handouts in Arabic.' }),

  seat('tow-autumn', 'emre.karaca', -12),
  seat('tow-autumn', 'rashid.haddad', -6),
  seat('tow-autumn', 'luis.quintero', -5),

  seat('trainer-next', 'amina.diallo', -4),
  seat('trainer-next', 'noor.alhashimi', -3),
]
