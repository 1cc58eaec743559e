import type { HeldClass } from '../../../domain/contract/held-class.contract.ts'

/** Who is on a class or waits for a seat: whom a change or a message concerns. */
export const peopleOn = ({ counts }: Pick<HeldClass, 'counts'>): number =>
  counts.registered + counts.walkIn + counts.offered + counts.waitlisted
