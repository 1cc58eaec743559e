import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { fromPromise } from 'xstate'

import type { ClassPlace, CourseClasses } from '../../../src/domain/contract/registration.contract.ts'
import { FaultError, type Fault } from '../../../src/domain/fault.ts'
import type {
  ClassesInput,
  LeaveInput,
  RegisterInput,
} from '../../../src/machines/class-registration/class-registration.types.ts'
import {
  ClassRegistrationPage,
  type ClassRegistrationPageProps,
} from '../../../src/views/pages/class-registration/class-registration.view.tsx'
import {
  aClass,
  aPlace,
  courseClasses,
  OFFER,
  OPEN,
  registrationThat,
  WAITING,
  withOwn,
  type RegistrationActors,
} from '../../../src/views/pages/class-registration/story-classes.ts'
import { answers, fails, waits } from '../../../src/views/pages/story-actors.ts'
import { handSource } from '../../machines/support/actors.ts'
import { renderSpoken } from '../support/speak.tsx'

const open = (
  data: CourseClasses = OPEN,
  actors: Partial<RegistrationActors> = {},
  props: Partial<ClassRegistrationPageProps> = {},
) =>
  renderSpoken(
    <ClassRegistrationPage
      courseId={2}
      viewer={{ isGuest: false, studentId: 7 }}
      machine={registrationThat({ read: answers<CourseClasses, ClassesInput>(data), ...actors })}
      onSignIn={() => {}}
      {...props}
    />,
    ['classRegistration', 'shell'],
  )

const cards = () => screen.findAllByRole('listitem', { name: /day, / })
const card = async (index: number) => within((await cards())[index] ?? document.createElement('li'))

/** A promise actor that notes what it was asked, and answers. */
const noting = <Input,>(asked: Input[], place: ClassPlace) =>
  fromPromise<ClassPlace, Input>(async ({ input }) => {
    asked.push(input)
    return place
  })

describe('the classes of a course', () => {
  it('are shown step by step where there are many', async () => {
    const later = aClass({ id: 44, venue: 'Harlan Fire Hall' })
    const asked: ClassesInput[] = []
    const read = fromPromise<CourseClasses, ClassesInput>(async ({ input }) => {
      asked.push(input)
      return input.count === 20 ? { ...OPEN, hasMore: true } : { ...OPEN, items: [...OPEN.items, later] }
    })
    await open(OPEN, { read })
    await userEvent.click(await screen.findByRole('button', { name: 'Show more dates' }))
    expect(await screen.findByText('Harlan Fire Hall')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Show more dates' })).toBeNull()
    expect(asked.map(({ count }) => count)).toEqual([20, 40])
  })

  it('are cards with their day, hours, clock, venue, instructors and seats', async () => {
    await open()
    expect(
      await screen.findByRole('heading', { level: 1, name: 'National TIM Responder Course (in person)' }),
    ).toBeVisible()
    const first = await card(0)
    expect(first.getByRole('heading', { name: 'Thursday, May 14' })).toBeVisible()
    for (const said of [
      'Twin Forks Fire Hall',
      '9 Main Street, Twin Forks',
      'Ruth Delgado and Kemal Aydın',
      'Hosted by Twin Forks Fire Department',
      '7 seats left',
    ]) {
      expect(first.getByText(said)).toBeVisible()
    }
    const times = first.getAllByText(/AM|PM/).map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))
    expect(times).toEqual([
      'Thu, May 14, 7:00 PM – 9:00 PM (Central Time)',
      'Sat, May 16, 7:00 PM – 9:00 PM (Central Time)',
      'Registration is open until Wed, May 13, 1:00 PM (Central Time)',
    ])
    expect((await card(1)).getByText('Full, 2 people wait')).toBeVisible()
    expect((await card(1)).getByRole('button', { name: 'Join the waitlist' })).toBeEnabled()
  })

  it('are not there for the one who may not register, and the reason is', async () => {
    await open(
      courseClasses(
        [
          aClass({ ineligible: 'prerequisite' }),
          aClass({
            id: 5,
            ineligible: 'clash',
            clash: { courseTitle: 'Towing', startsAt: '2026-05-15T05:00:00.000Z', timeZone: 'America/Chicago' },
          }),
          aClass({ id: 6, ineligible: 'closed' }),
        ],
        { course: { ...OPEN.course, prerequisite: { id: 1, title: 'The responder course' } } },
      ),
    )
    expect((await card(0)).getByText(/You need a valid certificate of The responder course first/)).toBeVisible()
    expect((await card(0)).getByRole('link', { name: 'See The responder course' })).toHaveAttribute(
      'href',
      '/course/search/1',
    )
    expect(
      (await card(1)).getByText('At the same time you are in Towing, Fri, May 15, 12:00 AM (Central Time).'),
    ).toBeVisible()
    expect((await card(2)).getByText('Registration has closed.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Register' })).toBe(null)
  })

  it('are asked for when it is known who looks', async () => {
    const asked: ClassesInput[] = []
    const machine = registrationThat({
      read: fromPromise<CourseClasses, ClassesInput>(async ({ input }) => {
        asked.push(input)
        return OPEN
      }),
    })
    const unknown = await open(OPEN, {}, { machine, viewer: null })
    expect(await screen.findByRole('status', { name: 'Loading classes' })).toBeVisible()
    expect(asked).toEqual([])
    unknown.unmount()
    await open(OPEN, {}, { machine })
    expect((await cards()).length).toBeGreaterThan(0)
    expect(asked).toEqual([{ courseId: 2, count: 20 }])
  })

  it('lead a guest to sign in, and tell who is no student', async () => {
    let signIns = 0
    const onSignIn = () => void (signIns += 1)
    const { unmount } = await open(OPEN, {}, { viewer: { isGuest: true, studentId: null }, onSignIn })
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }))
    await userEvent.click((await card(0)).getByRole('button', { name: 'Sign in to register' }))
    expect(signIns).toBe(2)
    expect(screen.queryByRole('button', { name: 'Register' })).toBe(null)
    unmount()
    await open(OPEN, {}, { viewer: { isGuest: false, studentId: null } })
    expect(await screen.findByText('You must be logged in as a student to enroll in this course')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Register' })).toBe(null)
  })

  it('have their faces: loading, failed with a way on, none, no such course, taken online', async () => {
    const loading = await open(OPEN, { read: waits<CourseClasses, ClassesInput>() })
    expect(await screen.findByRole('status', { name: 'Loading classes' })).toBeVisible()
    loading.unmount()
    const failed = await open(OPEN, { read: fails<CourseClasses, ClassesInput>({ kind: 'offline' }) })
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
    failed.unmount()
    const none = await open(courseClasses([]))
    expect(await screen.findByRole('heading', { name: 'No classes are scheduled right now' })).toBeVisible()
    none.unmount()
    const unknown = await open(OPEN, { read: fails<CourseClasses, ClassesInput>({ kind: 'notFound' }) })
    expect(await screen.findByRole('heading', { level: 1, name: 'There is no such course' })).toBeVisible()
    unknown.unmount()
    await open(courseClasses([], { course: { ...OPEN.course, isOnline: true } }))
    expect(await screen.findByRole('link', { name: 'Enroll online' })).toHaveAttribute(
      'href',
      '/online-course-enrollment?courseId=2',
    )
  })
})

describe('registering', () => {
  const choose = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Register' }))
    return within(await screen.findByRole('dialog', { name: 'Register for this class' }))
  }

  it('sends what was asked for, and shows the seat first', async () => {
    const asked: RegisterInput[] = []
    await open(OPEN, { register: noting(asked, aPlace({ accommodation: 'Large print.' })) })
    const dialog = await choose()
    expect(dialog.getByText('Twin Forks Fire Hall, 9 Main Street, Twin Forks')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: /Accommodation request/ }), 'Large print.')
    await userEvent.click(dialog.getByRole('button', { name: 'Register' }))
    const news = await screen.findByText('You are registered')
    expect(news).toBeVisible()
    await waitFor(() => expect(document.activeElement).not.toBe(document.body))
    expect(document.activeElement).toContainElement(news)
    expect(document.activeElement).toHaveTextContent(/^You are registered/)
    expect(asked).toEqual([{ instructorCourseId: 4, accommodation: 'Large print.', wants: 'seat' }])
    const own = await card(0)
    expect(own.getByText('You have a seat')).toBeVisible()
    expect(own.getByText('Large print.')).toBeVisible()
    expect(own.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute('href', aPlace().calendarUrl)
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText('You are registered')).toBe(null)
  })

  it.each([
    ['is cancelled', courseClasses([aClass({ ineligible: 'cancelled' })]), 'This class is cancelled.'],
    ['has gone', courseClasses([]), 'This class is not there any more.'],
  ])('is not offered any more by what stands open where the class %s meanwhile', async (_how, changed, said) => {
    const topics = handSource()
    const answered = [OPEN, changed]
    const read = fromPromise<CourseClasses, ClassesInput>(async () => answered.shift() ?? changed)
    await open(OPEN, {}, { machine: registrationThat({ read }).provide({ actors: { watchTopics: topics.logic } }) })
    await choose()
    act(() => topics.tell({ type: 'topic.changed' }))
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('This was not possible')
    expect(alert).toHaveTextContent(said)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toContainElement(alert))
  })

  it('says why it was refused', async () => {
    await open(OPEN, {
      register: fails<ClassPlace, RegisterInput>({
        kind: 'conflict',
        message: 'Registration for this class has closed.',
      }),
    })
    const dialog = await choose()
    await userEvent.click(dialog.getByRole('button', { name: 'Register' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Registration for this class has closed.')
  })

  it('whose last seat was taken meanwhile asks whether to wait, and says once that one does', async () => {
    const asked: RegisterInput[] = []
    const register = fromPromise<ClassPlace, RegisterInput>(async ({ input }) => {
      asked.push(input)
      if (input.wants === 'waitlist') return WAITING
      throw new FaultError({
        kind: 'conflict',
        code: 'SEATS_CHANGED',
        message: 'The seats of this class have changed meanwhile.',
        facts: { is: { gives: 'waitlist', waiting: 2 } },
      })
    })
    const read = fromPromise<CourseClasses, ClassesInput>(async () =>
      asked.length === 0 ? OPEN : courseClasses([aClass({ seatsLeft: 0, waiting: 2 })]),
    )
    await open(OPEN, { register, read })
    const first = await choose()
    await userEvent.type(first.getByRole('textbox', { name: /Accommodation request/ }), 'A ramp.')
    await userEvent.click(first.getByRole('button', { name: 'Register' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Join the waitlist' }))
    const alert = dialog.getByRole('alert')
    expect(alert).toHaveTextContent(/^The last seat has just been taken\s*Join the waitlist as number 3\?/)
    await waitFor(() => expect(document.activeElement).toContainElement(alert))
    expect(dialog.getByRole('textbox', { name: /Accommodation request/ })).toHaveValue('A ramp.')
    expect(dialog.queryByText(/All seats are taken/)).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Join the waitlist' }))
    expect(await screen.findByText('You are on the waitlist')).toBeVisible()
    expect(screen.getAllByText('When a seat comes free for you, we write to you at once.')).toHaveLength(1)
    expect(asked.map(({ wants, accommodation }) => [wants, accommodation])).toEqual([
      ['seat', 'A ramp.'],
      ['waitlist', 'A ramp.'],
    ])
  })

  it.each([
    ['Register', 'Join the waitlist', { seatsLeft: 0, waiting: 0 }, /The last seat has just been taken.*as number 1\?/],
    ['Join the waitlist', 'Register for this class', { seatsLeft: 1, waiting: 0 }, /A seat has just come free/],
  ] as const)('by “%s” says it where what stands open is read again as “%s”', async (button, title, seats, said) => {
    const topics = handSource()
    const before = { id: 9, seatsLeft: button === 'Register' ? 1 : 0 }
    const answered = [courseClasses([aClass(before)]), courseClasses([aClass({ ...before, ...seats })])]
    const read = fromPromise<CourseClasses, ClassesInput>(async () => answered.shift() ?? OPEN)
    await open(OPEN, {}, { machine: registrationThat({ read }).provide({ actors: { watchTopics: topics.logic } }) })
    await userEvent.click(await screen.findByRole('button', { name: button }))
    await screen.findByRole('dialog')
    act(() => topics.tell({ type: 'network.returned' }))
    expect(within(await screen.findByRole('dialog', { name: title })).getByRole('alert')).toHaveTextContent(said)
  })

  it.each<[string, Fault, string]>([
    ['an answer', { kind: 'offline' }, 'It is not known whether you were registered'],
    ['having been sent', { kind: 'offline', code: 'UNSENT' }, 'This was not possible'],
  ])('without %s keeps what was written, and tries again', async (_what, fault, said) => {
    let tries = 0
    const register = fromPromise<ClassPlace, RegisterInput>(async () => {
      tries += 1
      if (tries === 1) throw new FaultError(fault)
      return WAITING
    })
    await open(OPEN, { register })
    const dialog = await choose()
    await userEvent.type(dialog.getByRole('textbox', { name: /Accommodation request/ }), 'A ramp.')
    await userEvent.click(dialog.getByRole('button', { name: 'Register' }))
    expect(await dialog.findByText(said)).toBeVisible()
    expect(dialog.getByRole('textbox', { name: /Accommodation request/ })).toHaveValue('A ramp.')
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('You are on the waitlist')).toBeVisible()
    expect(await screen.findByText('Number 3 on the waitlist')).toBeVisible()
  })

  it('that was not sent says when it can be, once the network is back', async () => {
    const topics = handSource()
    const register = fails<ClassPlace, RegisterInput>({ kind: 'offline', code: 'UNSENT' })
    const machine = registrationThat({ read: answers<CourseClasses, ClassesInput>(OPEN), register })
    await open(OPEN, {}, { machine: machine.provide({ actors: { watchTopics: topics.logic } }) })
    const dialog = await choose()
    await userEvent.click(dialog.getByRole('button', { name: 'Register' }))
    expect(await dialog.findByText(/You are offline/)).toBeVisible()
    act(() => topics.tell({ type: 'network.returned' }))
    expect(await dialog.findByText('You are online again.')).toBeVisible()
    expect(dialog.queryByText(/You are offline/)).toBeNull()
    expect(dialog.getByRole('button', { name: 'Try again' })).toBeEnabled()
  })
})

describe('a place', () => {
  it('that is offered shows the time that is left and when it ends, and is accepted', async () => {
    await open(withOwn(OFFER))
    expect(await screen.findByRole('timer')).toHaveTextContent('01:45:00')
    expect(screen.getByText(/Kept until Mon, May 4, 10:45 AM \(Central Time\)/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Accept the seat' }))
    expect(await screen.findByText('The seat is yours')).toBeVisible()
    expect(screen.queryByRole('timer')).toBe(null)
  })

  it.each([
    ['Leave the class', 'Leave this class?', 'Leave', aPlace(), 'leave', 'You have left'],
    ['Leave the waitlist', 'Leave the waitlist?', 'Leave', WAITING, 'leave', 'You have left'],
    ['Decline', 'Decline the seat?', 'Decline the seat', OFFER, 'decline', 'You declined the seat'],
  ])('is given up by “%s”, which is asked first', async (button, title, confirm, place, deed, news) => {
    const asked: LeaveInput[] = []
    await open(withOwn(place), { leave: noting(asked, aPlace({ state: 'cancelled' })) })
    await userEvent.click(await screen.findByRole('button', { name: button }))
    const dialog = within(await screen.findByRole('alertdialog', { name: title }))
    await userEvent.click(dialog.getByRole('button', { name: 'Keep my place' }))
    expect(asked).toEqual([])
    await userEvent.click(await screen.findByRole('button', { name: button }))
    await userEvent.click(
      within(await screen.findByRole('alertdialog', { name: title })).getByRole('button', { name: confirm }),
    )
    expect(await screen.findByText(news)).toBeVisible()
    expect(asked).toEqual([{ id: 41, deed }])
  })

  it('takes an accommodation request later, too', async () => {
    await open(withOwn(aPlace()))
    await userEvent.click(await screen.findByRole('button', { name: 'Request an accommodation' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Accommodation request' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Accommodation request' }), 'An interpreter.')
    await userEvent.click(dialog.getByRole('button', { name: 'Save the request' }))
    expect(await screen.findByText('An interpreter.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Change the request' })).toBeVisible()
  })
})
