import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, screen, userEvent, within } from 'storybook/test'
import { fromPromise } from 'xstate'

import { SEATS_CHANGED, type ClassPlace, type CourseClasses } from '../../../domain/contract/registration.contract.ts'
import type { ClassesInput, RegisterInput } from '../../../machines/class-registration/class-registration.types.ts'
import { arabicAtNight, atNight, inArabic } from '../../ui/story-kit.tsx'
import { answers, fails, waits } from '../story-actors.ts'
import { onAPhone, stage, withFresh } from '../story-stage.tsx'
import { ClassRegistrationPage } from './class-registration.view.tsx'
import { aClass, aPlace, courseClasses, OFFER, OPEN, registrationThat, WAITING, withOwn } from './story-classes.ts'

const showing = (data: CourseClasses) => ({
  machine: () => registrationThat({ read: answers<CourseClasses, ClassesInput>(data) }),
})
const registering = (register: ReturnType<typeof answers<ClassPlace, RegisterInput>>) => ({
  machine: () => registrationThat({ register }),
})

const Page = withFresh(ClassRegistrationPage, 'machine')

const meta: Meta<typeof Page> = {
  title: 'Pages/Class registration',
  component: Page,
  ...stage('classRegistration'),
  args: { courseId: 2, viewer: { isGuest: false, studentId: 7 }, onSignIn: fn(), ...showing(OPEN) },
}
export default meta
type Story = StoryObj<typeof Page>

const press =
  (...names: readonly string[]): NonNullable<Story['play']> =>
  async () => {
    for (const name of names) await userEvent.click(await screen.findByRole('button', { name }))
  }

export const Open: Story = {}
export const OpenOnAPhone: Story = onAPhone
export const OpenAtNight: Story = atNight
export const OpenInArabic: Story = inArabic
export const Loading: Story = {
  args: { machine: () => registrationThat({ read: waits<CourseClasses, ClassesInput>() }) },
}
export const Failed: Story = {
  args: { machine: () => registrationThat({ read: fails<CourseClasses, ClassesInput>({ kind: 'offline' }) }) },
}
export const NoSuchCourse: Story = {
  args: { machine: () => registrationThat({ read: fails<CourseClasses, ClassesInput>({ kind: 'notFound' }) }) },
}
export const WithLaterDates: Story = { args: showing({ ...OPEN, hasMore: true }) }
export const NothingScheduled: Story = { args: showing(courseClasses([])) }
export const TakenOnline: Story = {
  args: showing(courseClasses([], { course: { ...OPEN.course, isOnline: true } })),
}
export const Guest: Story = { args: { viewer: { isGuest: true, studentId: null } } }
export const NotAStudent: Story = { args: { viewer: { isGuest: false, studentId: null } } }
export const Ineligible: Story = {
  args: showing(
    courseClasses(
      [
        aClass({ ineligible: 'prerequisite' }),
        aClass({
          id: 5,
          ineligible: 'clash',
          clash: { courseTitle: 'Tow and Recovery Operator Course', startsAt: OPEN.now, timeZone: 'America/Chicago' },
        }),
        aClass({ id: 6, ineligible: 'closed', registrationClosesAt: OPEN.now }),
        aClass({ id: 7, ineligible: 'held', courseDate: OPEN.now }),
        aClass({ id: 8, ineligible: 'cancelled', courseStatusId: 2 }),
      ],
      { course: { ...OPEN.course, prerequisite: { id: 1, title: 'National TIM Responder Course (online)' } } },
    ),
  ),
}
export const Registered: Story = { args: showing(withOwn(aPlace())) }
export const RegisteredOnAPhone: Story = { ...onAPhone, ...Registered }
export const Waitlisted: Story = { args: showing(withOwn(WAITING)) }
export const WaitlistedInArabicAtNight: Story = { ...arabicAtNight, ...Waitlisted }
export const Offered: Story = { args: showing(withOwn(OFFER)) }
export const OfferedOnAPhone: Story = { ...onAPhone, ...Offered }
export const OfferedInArabicAtNight: Story = { ...arabicAtNight, ...Offered }
export const Confirming: Story = { play: press('Register') }
export const JoiningTheWaitlist: Story = { play: press('Join the waitlist') }
export const Unanswered: Story = {
  args: registering(fails<ClassPlace, RegisterInput>({ kind: 'offline' })),
  play: async (context) => {
    await press('Register')(context)
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('button', { name: 'Register' }))
  },
}
export const SeatTakenMeanwhile: Story = {
  args: {
    machine: () => {
      const answered = [OPEN]
      return registrationThat({
        read: fromPromise<CourseClasses, ClassesInput>(
          async () => answered.shift() ?? courseClasses([aClass({ seatsLeft: 0, waiting: 2 })]),
        ),
        register: fails<ClassPlace, RegisterInput>({
          kind: 'conflict',
          code: SEATS_CHANGED,
          facts: { is: { gives: 'waitlist', waiting: 2 } },
        }),
      })
    },
  },
  play: async (context) => {
    await press('Register')(context)
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('button', { name: 'Register' }))
  },
}
export const Leaving: Story = { args: showing(withOwn(aPlace())), play: press('Leave the class') }
export const Declining: Story = { args: showing(withOwn(OFFER)), play: press('Decline') }
export const Accepted: Story = { args: showing(withOwn(OFFER)), play: press('Accept the seat') }
export const RequestingAccommodation: Story = {
  args: showing(withOwn(aPlace())),
  play: press('Request an accommodation'),
}
