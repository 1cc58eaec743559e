import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { fromPromise } from 'xstate'

import { ROLE } from '../../../src/domain/role.ts'
import { enrollmentMachine, type Standing } from '../../../src/machines/enrollment/enrollment.machine.ts'
import { EnrollmentDialog } from '../../../src/views/pages/enrollment/enrollment-dialog.view.tsx'
import { answers, fails } from '../../../src/views/pages/story-actors.ts'
import { aCourse, anEnrollment, aStanding } from '../../../src/views/pages/story-data.ts'
import { renderSpoken } from '../support/speak.tsx'

type Check = { courseId: number; studentId: number | null }
type Enroll = { instructorOnlineCourseId: number; studentId: number }

/** What can be pressed below, in its order: what a thumb is on stays what it is. */
const below = () =>
  [...screen.getByRole('dialog').querySelectorAll('button, a')].flatMap((way) => way.textContent || [])

describe('enrolling from a card', () => {
  for (const [standing, then] of [
    [aStanding(), ['Cancel', 'Enroll']],
    [aStanding(anEnrollment()), ['Close', 'Continue']],
  ] as const)
    it(`keeps the place of what leaves it while it is found out what there is: ${then.join(', ')}`, async () => {
      const found = Promise.withResolvers<Standing>()
      const checkStanding = fromPromise<Standing, Check>(() => found.promise)
      const enroll = answers<{ id: number }, Enroll>({ id: 21 })
      await renderSpoken(
        <EnrollmentDialog
          machine={enrollmentMachine.provide({ actors: { checkStanding, enroll } })}
          course={aCourse()}
          viewer={{ isGuest: false, studentId: 7, roles: [ROLE.student] }}
          onClose={() => {}}
          onWayIn={() => {}}
        />,
        ['enrollment', 'shell'],
      )
      await screen.findByRole('status', { name: /./ })
      expect(below()).toEqual(['Cancel', 'Enroll'])
      expect(screen.getByRole('button', { name: 'Enroll' })).toBeDisabled()
      found.resolve(standing)
      await waitFor(() => expect(screen.getByText(then[1])).toBeEnabled())
      expect(below()).toEqual(then)
    })

  const enrolled = (doubleTap: number) =>
    renderSpoken(
      <EnrollmentDialog
        machine={enrollmentMachine.provide({
          actors: {
            checkStanding: answers<Standing, Check>(aStanding()),
            enroll: answers<{ id: number }, Enroll>({ id: 21 }),
            openCourse: fails<void, { courseId: number }>({ kind: 'unexpected' }),
          },
          delays: { doubleTap },
        })}
        course={aCourse()}
        viewer={{ isGuest: false, studentId: 7, roles: [ROLE.student] }}
        onClose={() => {}}
        onWayIn={() => {}}
      />,
      ['enrollment', 'shell'],
    )

  it('has what leads on where it was enrolled, and not under the second tap of the same hand', async () => {
    await enrolled(60_000)
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Enroll' }))
    expect(await screen.findByText('You are enrolled')).toBeVisible()
    expect(below()).toEqual(['Close', 'Continue'])
    expect(screen.queryByRole('link', { name: 'Continue' })).toBeNull()
    const coming = screen.getByRole('button', { name: 'Continue' })
    expect(coming).toHaveAttribute('aria-busy', 'true')
    expect(coming).toHaveFocus()
  })

  it('gives what leads on the focus of what enrolled', async () => {
    await enrolled(0)
    await userEvent.click(await screen.findByRole('button', { name: 'Enroll' }))
    expect(await screen.findByRole('link', { name: 'Continue' })).toHaveFocus()
  })
})
