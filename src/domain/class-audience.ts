import type { MessageAudience } from './contract/class-form.contract.ts'
import type { HeldClass } from './contract/held-class.contract.ts'

/** How many of a class a message reaches. */
export const countAudience = (
  { counts, attendance }: Pick<HeldClass, 'counts' | 'attendance'>,
  audience: MessageAudience,
): number => {
  const { offered, registered, waitlisted, walkIn } = counts
  return {
    all: registered + walkIn + offered + waitlisted,
    registered: registered + walkIn,
    waitlisted: offered + waitlisted,
    present: attendance.present,
    partial: attendance.partial,
    noShow: attendance.noShow,
  }[audience]
}
