import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'

import type { QuizAttempt } from '../../../src/domain/contract/lesson.contract.ts'
import {
  attempt,
  courseWith,
  failedAttempt,
  lessonAt,
  passedAttempt,
} from '../../../src/views/pages/lesson/lesson.story-data.ts'
import { never, offline, serverWith } from '../../../src/views/pages/lesson/lesson.story-server.ts'
import type { LessonServer } from '../../../src/views/pages/lesson/outside/assemble-course-player.ts'
import { button, openLesson } from './lesson.world.tsx'

beforeEach(() => localStorage.clear())

const FIRST = 'On the side away from traffic, behind the blocking vehicle'
const question = (number: number) => screen.findByRole('group', { name: `Question ${number} of 3` })

/** Opens a quiz that is under way, and notes what is saved and how often it is handed in. */
const openQuiz = async (answers: Partial<LessonServer> = {}) => {
  const saved: [questionId: number, choiceId: number][] = []
  const submitted: number[] = []
  const server = serverWith(lessonAt('attempting'), {
    saveAnswer: ({ questionId, choiceId }) => {
      saved.push([questionId, choiceId])
      return Promise.resolve({ questionId, choiceId, remainingSeconds: 580 })
    },
    submitAttempt: ({ attemptId }) => {
      submitted.push(attemptId)
      return Promise.resolve(failedAttempt)
    },
    loadProgress: () => Promise.resolve(courseWith(lessonAt(submitted.length === 0 ? 'attempting' : 'failed'))),
    ...answers,
  })
  return { ...(await openLesson(server)), saved, submitted }
}

describe('answering', () => {
  test('goes by the keyboard alone: a digit answers, Enter goes on', async () => {
    const { user, saved, submitted } = await openQuiz()
    await question(1)
    await user.keyboard('1{Enter}')
    expect(await question(2)).toHaveFocus()
    await user.keyboard('2{Enter}')
    await question(3)
    await user.keyboard('2{Enter}')
    expect(await screen.findByText('Not passed this time')).toBeVisible()
    expect([saved, submitted]).toEqual([
      [
        [51, 511],
        [52, 522],
        [53, 532],
      ],
      [70],
    ])
  })

  test('says of each answer whether it is saved', async () => {
    const { user } = await openQuiz()
    await user.click(await screen.findByRole('radio', { name: FIRST }))
    expect(await screen.findByText('Answer saved')).toBeVisible()
    const overview = screen.getByRole('navigation', { name: 'All questions' })
    expect(
      within(overview)
        .getAllByRole('button')

        .map((jump) => jump.getAttribute('aria-label')),
    ).toEqual(['1, answered', '2, no answer yet', '3, no answer yet'])
  })

  test('keeps an answer on the device while there is no network', async () => {
    const { user } = await openQuiz({ saveAnswer: offline })
    await user.click(await screen.findByRole('radio', { name: FIRST }))
    expect(await screen.findByText('Offline. Your answers are kept on this device and sent later')).toBeVisible()
    expect(screen.getByRole('radio', { name: FIRST })).toBeChecked()
    expect(localStorage.getItem('answers/70')).toBe('{"v":1,"data":[{"questionId":51,"choiceId":511}]}')
  })

  test('says of a network that went, before anything is answered, and no more once it is back', async () => {
    await openQuiz()
    await question(1)
    const told = () => screen.queryByText('Offline. Your answers are kept on this device and sent later')
    expect(told()).toBeNull()
    fireEvent(window, new Event('offline'))
    expect(told()).toBeVisible()
    fireEvent(window, new Event('online'))
    expect(told()).toBeNull()
  })

  test('takes up after a crash what was not saved before it', async () => {
    localStorage.setItem('answers/70', '{"v":1,"data":[{"questionId":51,"choiceId":512}]}')
    const { saved } = await openQuiz()
    expect(await screen.findByText('Answer saved')).toBeVisible()
    expect([saved, localStorage.getItem('answers/70')]).toEqual([[[51, 512]], null])
  })

  test('is not misled by what it cannot read in the storage', async () => {
    localStorage.setItem('answers/70', '{"v":1,"data":[{"questionId":"x"},7]}')
    const { saved } = await openQuiz()
    await question(1)
    expect(saved).toEqual([])
  })

  test('jumps by the overview', async () => {
    const { user } = await openQuiz()
    await user.click(await button('3, no answer yet'))
    expect(await question(3)).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull()
  })

  test('hides the time and shows it again', async () => {
    const { user } = await openQuiz()
    expect(await screen.findByRole('timer')).toHaveTextContent('10:00')
    await user.click(await button('Hide the time'))
    expect(screen.queryByRole('timer')).toBeNull()
    await user.click(await button('Show the time'))
    expect(screen.getByRole('timer')).toBeVisible()
  })
})

describe('handing in', () => {
  const handIn = async (world: Awaited<ReturnType<typeof openQuiz>>) => {
    await world.user.click(await button('3, no answer yet'))
    await world.user.click(await button('Hand in'))
  }

  test('warns of questions without an answer, and lets a person go back', async () => {
    const world = await openQuiz()
    await handIn(world)
    expect(screen.getByRole('alert')).toHaveTextContent('3 questions have no answer')
    await world.user.click(await button('Back to the questions'))
    expect(await question(3)).toBeVisible()
    expect(world.submitted).toEqual([])
  })

  test('goes through when it is meant', async () => {
    const world = await openQuiz()
    await handIn(world)
    await world.user.click(await button('Hand in anyway'))
    expect(await screen.findByText('2 of 3 right. You need 3 to pass.')).toBeVisible()
    expect(world.submitted).toEqual([70])
  })

  test('waits for the answers that are not saved yet', async () => {
    const world = await openQuiz({ saveAnswer: offline })
    await world.user.click(await screen.findByRole('radio', { name: FIRST }))
    await handIn(world)
    await world.user.click(await button('Hand in anyway'))
    expect(await screen.findByText(/Your quiz is handed in when the network is back/)).toBeVisible()
    expect(world.submitted).toEqual([])
  })

  test('that got no answer says so where the focus goes on, and leaves it alone where somebody went on', async () => {
    const world = await openQuiz({ submitAttempt: offline })
    await handIn(world)
    await world.user.click(await button('Hand in anyway'))
    const retry = await button('Try again')
    expect(retry.closest('[tabindex]')).toHaveFocus()
    screen.getByRole('heading', { level: 1 }).focus()
    fireEvent.click(retry)
    await button('Try again')
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })
})

describe('what comes of it', () => {
  const graded = (verdict: QuizAttempt, state: 'failed' | 'passed') => {
    let reads = 0
    return {
      startAttempt: () => Promise.resolve(verdict),
      loadProgress: () => {
        reads += 1
        const progress = courseWith(lessonAt(reads === 1 ? 'attempting' : state))
        if (reads > 1)
          progress.lessons[5] = lessonAt('watching', { id: 6, position: 6, title: 'Command Responsibilities' })
        return Promise.resolve(progress)
      },
    }
  }

  test('a wrong answer leads to the place in the video that teaches it', async () => {
    const { user, commands } = await openQuiz(graded(failedAttempt, 'failed'))
    await user.click(await button('Watch this part again, from 00:33'))
    expect(commands.slice(-2)).toEqual([{ type: 'seek', to: 33 }, { type: 'play' }])
    expect(screen.getByRole('region', { name: 'Video player' })).toHaveFocus()
  })

  test('it can be tried again', async () => {
    await openQuiz(graded(failedAttempt, 'failed'))
    expect(await button('Try the quiz again')).toBeEnabled()
  })

  test('a pass leads to the next lesson', async () => {
    const { user, opened } = await openQuiz(graded(passedAttempt, 'passed'))
    await user.click(await button('Next lesson: Command Responsibilities'))
    expect([opened, screen.getByRole('heading', { level: 1 }).textContent]).toEqual([[6], 'Command Responsibilities'])
  })
})

describe('what stands in the way', () => {
  test('a quiz that is open elsewhere is taken over', async () => {
    let seat = 1
    const { user } = await openQuiz({
      startAttempt: () => Promise.resolve({ ...attempt, seat }),
      saveAnswer: ({ questionId, choiceId, seat: held }) =>
        held === 1
          ? Promise.reject({ kind: 'conflict', code: 'STALE_SEAT' })
          : Promise.resolve({ questionId, choiceId, remainingSeconds: 500 }),
    })
    await user.click(await screen.findByRole('radio', { name: FIRST }))
    expect(await screen.findByRole('heading', { name: 'This quiz is open in another tab' })).toBeVisible()
    seat = 2
    await user.click(await button('Take over here'))
    await user.click(await button('1, answered'))
    expect(await screen.findByText('Answer saved')).toBeVisible()
    expect(screen.getByRole('radio', { name: FIRST })).toBeChecked()
  })

  test('a server that cannot be reached is not one that refuses', async () => {
    const away = await openQuiz({ startAttempt: offline })
    expect(await screen.findByRole('heading', { name: 'The quiz could not be opened' })).toBeVisible()
    away.unmount()
    await openQuiz({ startAttempt: () => Promise.reject({ kind: 'conflict', message: 'Wait until noon.' }) })
    expect(await screen.findByRole('heading', { name: 'The quiz is not open now' })).toBeVisible()
    expect(screen.getByText('Wait until noon.')).toBeVisible()
  })

  test('a quiz on its way says so', async () => {
    await openQuiz({ startAttempt: never })
    expect(await screen.findByText('Opening your quiz')).toBeVisible()
  })
})
