import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { ROLE, type RoleId } from '../../../src/domain/role.ts'
import { mayOpen } from '../../../src/domain/route-guard.ts'
import {
  newProgramme,
  nothingWaits,
  waitingFails,
  waitingMachines,
} from '../../../src/views/pages/home/waiting/waiting.story-data.ts'
import HomeWaiting, { type WaitingProps } from '../../../src/views/pages/home/waiting/waiting.view.tsx'
import { PlacesProvider } from '../../../src/views/shell/places.context.tsx'
import { renderSpoken } from '../support/speak.tsx'

/** As if every page of the specification were written. */
const open = (
  props: Partial<WaitingProps> & { roles: readonly RoleId[] },
  isWritten: (url: string) => boolean = () => true,
) =>
  renderSpoken(
    <PlacesProvider leadsSomewhere={() => true} mayOpen={(url) => isWritten(url) && mayOpen(url, props.roles)}>
      <HomeWaiting
        productName="TIM Training"
        firstName="Nora"
        studentId={props.roles.includes(ROLE.student) ? 7 : null}
        machines={waitingMachines()}
        {...props}
      />
    </PlacesProvider>,
    ['shell', 'home', 'homeWaiting', 'dashboard', 'classDesk'],
  )

const linksTo = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

describe('what waits, at the top of the home page', () => {
  it('greets by name, and leads to the dashboard', async () => {
    await open({ roles: [ROLE.student] })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome, \u2068Nora\u2069')
    expect(screen.getByRole('link', { name: 'My Courses' })).toHaveAttribute('href', '/student/dash')
  })

  it('of a student is the lesson to go on with, the next class, and what is to be renewed', async () => {
    await open({ roles: [ROLE.student] })
    expect(
      await screen.findByRole('link', { name: 'Continue: Lesson 3, Notification and Scene Size-Up' }),
    ).toHaveAttribute('href', '/online-course/1')
    expect(screen.getByRole('heading', { name: 'Your next class' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Accept the seat' })).toBeVisible()
    expect(screen.getByRole('link', { name: /^Renew / })).toHaveAttribute(
      'href',
      '/online-course-enrollment?courseId=5',
    )
  })

  it('of an instructor is the next class and the rosters', async () => {
    await open({ roles: [ROLE.instructor] })
    await screen.findByText('Next class')
    const waiting = within(screen.getByRole('region', { name: 'Waiting for you' }))
    expect(waiting.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/instructor/roster/5',
      '/instructor/course/6?write=noShow',
      '/instructor/roster/6',
    ])
  })

  it('of a coordinator is who is late or holds what ends, and open invitations; each opens its list', async () => {
    await open({ roles: [ROLE.groupCoordinator] })
    expect(await screen.findByRole('link', { name: '4 people are overdue' })).toHaveAttribute(
      'href',
      '/coordinator/student-progress?standing=overdue',
    )
    expect(linksTo()).toEqual([
      '/coordinator/students',
      '/coordinator/student-progress?standing=overdue',
      '/coordinator/student-progress?standing=expiring',
      '/coordinator/students?view=invitations&state=open',
    ])
  })

  it('of an owner is what waits in the program, each with its list', async () => {
    await open({ roles: [ROLE.owner] })
    await screen.findByRole('link', { name: 'One person asks for another name' })
    expect(linksTo()).toEqual([
      '/admin/users',
      '/admin/in-person?status=over',
      '/admin/users?state=asked&view=names',
      '/admin/online?status=completed&status=completedExpired&verified=no',
      '/admin/instructors?view=invitations&state=open',
    ])
  })

  it('leads an owner to the roster that waits longest where there is no list of them', async () => {
    await open({ roles: [ROLE.owner] }, (url) => !url.startsWith('/admin/in-person'))
    expect(await screen.findByRole('link', { name: '2 classes are over and not completed' })).toHaveAttribute(
      'href',
      '/instructor/roster/5',
    )
  })

  it('leads a master trainer nowhere that is not open to them', async () => {
    await open({ roles: [ROLE.master] })
    await screen.findByText('2 classes are over and not completed')
    expect(linksTo()).toEqual(['/admin/reports', '/master/dash', '/master/dash?state=open'])
  })

  it('of who has two roles is what waits for each', async () => {
    await open({ roles: [ROLE.groupCoordinator, ROLE.student] })
    expect(await screen.findByText('4 people are overdue')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Your groups' })).toBeVisible()
    expect(await screen.findByRole('link', { name: /^Continue: / })).toBeVisible()
  })

  it('tells an owner what a new programme needs, what of it there is, and where the rest is seen to', async () => {
    await open({ roles: [ROLE.owner], machines: newProgramme() })
    expect(await screen.findByRole('heading', { name: 'Before the program opens' })).toBeVisible()
    const rowOf = (name: string) => within(screen.getByRole('link', { name }).closest('li') ?? document.body)
    expect(rowOf('The agencies that people work for').getByText('Done')).toBeVisible()
    expect(rowOf('A published course').getByText('Make the first course, and publish it.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'A second owner' })).toHaveAttribute('href', '/admin/users?role=owner')
    expect(screen.queryByText('Nothing waits for you.')).not.toBeInTheDocument()
  })

  it('says so where nothing waits', async () => {
    await open({ roles: [ROLE.groupCoordinator, ROLE.student], machines: nothingWaits() })
    expect(await screen.findAllByText('Nothing waits for you.')).toHaveLength(2)
  })

  it('says what could not be read, and asks again', async () => {
    await open({ roles: [ROLE.student], machines: waitingFails({ kind: 'offline' }) })
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByRole('heading', { name: 'What waits for you could not be loaded' })).toBeVisible()
    expect(within(alert).getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})
