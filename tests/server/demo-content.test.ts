import { describe, expect, it } from 'vitest'

import { agencies, disciplines } from '../../server/demo/content/agencies.ts'
import { groups, instructors } from '../../server/demo/content/groups.ts'
import { lessonScripts } from '../../server/demo/content/lessons/lesson-scripts.ts'
import { demoAccounts, people } from '../../server/demo/content/people.ts'
import { categories, courses, lessonSlugs } from '../../server/demo/content/programme.ts'
import type { CourseSource, PersonSource } from '../../server/demo/content/programme.types.ts'
import { quizzes } from '../../server/demo/content/quizzes/quizzes.ts'
import { LANGUAGES } from '../../src/domain/language.ts'
import type { Localized } from '../../src/domain/language.ts'
import { ROLE } from '../../src/domain/role.ts'
import { breaking, repeated, unknownAmong } from './support/lists.ts'

const questions = lessonSlugs.flatMap((slug) =>
  quizzes[slug].questions.map((question) => Object.assign({ slug }, question)),
)

const emptyIn = (text: Localized) => LANGUAGES.filter((language) => text[language].trim() === '')

describe('the question banks', () => {
  it('cover the lessons of the online course, which are the lessons with a script', () => {
    expect(Object.keys(quizzes)).toEqual([...lessonSlugs])
    expect(lessonScripts.map((script) => script.slug)).toEqual([...lessonSlugs])
  })

  it('hold at least eight questions each', () => {
    expect(lessonSlugs.filter((slug) => quizzes[slug].questions.length < 8)).toEqual([])
  })

  it('keep the rules of the programme', () => {
    const usual = {
      passPercent: 80,
      timeLimitSeconds: 600,
      questionsDrawn: 5,
      attemptsAllowed: null,
      cooldownSeconds: 0,
    }
    const own: Readonly<Record<string, Partial<Record<keyof typeof usual, number>>>> = {
      'scene-safety': { timeLimitSeconds: 480 },
      // Somebody has none left there.
      'traffic-management': { attemptsAllowed: 3 },
    }
    expect(lessonSlugs.map((slug) => quizzes[slug].rules)).toEqual(
      lessonSlugs.map((slug) => Object.assign({}, usual, own[slug])),
    )
  })

  it('point every question at a scene of its own lesson, and leave no scene but the outlook of the course unasked', () => {
    const taught = lessonScripts.flatMap((script) => script.scenes.map((scene) => `${script.slug}/${scene.id}`))
    const asked = questions.map(({ slug, scene }) => `${slug}/${scene}`)
    expect(unknownAmong(taught, asked)).toEqual([])
    expect(unknownAmong(asked, taught)).toEqual(['introduction/this-course'])
  })

  it('point at a caption that is said, which has the number that is asked for', () => {
    const saidIn = new Map(
      lessonScripts.flatMap(({ slug, scenes }) => scenes.map((one) => [`${slug}/${one.id}`, one.cues])),
    )
    const pointed = questions.map(({ slug, scene, cue = 0 }) => saidIn.get(`${slug}/${scene}`)?.[cue]?.en)
    expect(pointed.filter((said) => said === undefined)).toEqual([])
    // A hundred is reckoned from what is said.
    const numbered = questions.flatMap(({ choices }, at) => {
      const [number] = /\d+ feet/.exec(choices.find(({ correct }) => correct)?.text.en ?? '') ?? []
      return number === undefined ? [] : [[number, pointed[at]]]
    })
    expect(numbered.length).toBeGreaterThan(2)
    expect(numbered.filter(([number = '', said = '']) => !said.includes(number) && number !== '100 feet')).toEqual([])
  })

  it.each(questions.map((question) => [question.prompt.en, question] as const))('%s', (_, question) => {
    const { prompt, explanation, choices } = question
    const texts = choices.map((choice) => choice.text)
    expect(choices.filter((choice) => choice.correct)).toHaveLength(1)
    expect([3, 4]).toContain(choices.length)
    expect([prompt, explanation, ...texts].flatMap(emptyIn)).toEqual([])
    expect(LANGUAGES.flatMap((language) => repeated(texts.map((text) => text[language])))).toEqual([])
    expect(repeated(Object.values(prompt))).toEqual([])
    expect(repeated(Object.values(explanation))).toEqual([])
    expect(prompt.ar).toMatch(/\p{Script=Arabic}/u)
    expect(explanation.ar).toMatch(/\p{Script=Arabic}/u)
  })

  it('ask nothing twice', () => {
    expect(LANGUAGES.flatMap((language) => repeated(questions.map(({ prompt }) => prompt[language])))).toEqual([])
  })

  it('do not give the answer away by its place', () => {
    const lopsided = lessonSlugs.filter((slug) => {
      const bank = quizzes[slug].questions
      const places = bank.map(({ choices }) => choices.findIndex((choice) => choice.correct))
      return [0, 1, 2].some((place) => {
        const share = places.filter((candidate) => candidate === place).length / bank.length
        return share < 0.1 || share > 0.5
      })
    })
    expect(lopsided).toEqual([])
  })

  it('do not give the answer away by its length', () => {
    const telling = LANGUAGES.filter((language) => {
      const longest = questions.filter(({ choices }) => {
        const right = choices.find((choice) => choice.correct)?.text[language].length ?? 0
        return choices.every((choice) => choice.correct === true || choice.text[language].length < right)
      })
      return longest.length / questions.length > 0.3
    })
    expect(telling).toEqual([])
  })
})

describe('the programme', () => {
  const list: readonly CourseSource[] = courses

  it('offers one online course, with nine lessons, first in the list', () => {
    expect(list.filter((course) => course.isOnline)).toEqual([list[0]])
    expect(list[0]).toMatchObject({ order: 1, typeId: 1, totalCourseHours: 4, lessons: lessonSlugs })
    expect(list.map((course) => course.order)).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('describes courses at a length that is cut after 150 characters', () => {
    const fits = ({ description }: CourseSource) =>
      LANGUAGES.every((language) => description[language].length >= 200 && description[language].length <= 350)
    expect(breaking(list, fits)).toEqual([])
  })

  it('names everything in every language', () => {
    const names = [...categories, ...disciplines].map((item) => item.name)
    expect([...names, ...list.map((course) => course.title)].flatMap(emptyIn)).toEqual([])
    expect(
      unknownAmong(
        categories.map((item) => item.key),
        list.map((course) => course.category),
      ),
    ).toEqual([])
  })

  it('has an agency of every discipline', () => {
    const known = disciplines.map((item) => item.key)
    const used = agencies.map((agency) => agency.discipline)
    expect([unknownAmong(known, used), unknownAmong(used, known)]).toEqual([[], []])
    expect(repeated(agencies.map((agency) => agency.key))).toEqual([])
    expect(repeated(agencies.map((agency) => agency.name))).toEqual([])
  })
})

describe('the people', () => {
  const personOf = new Map<string, PersonSource>(people.map((person) => [person.key, person]))
  const hasRole = (key: string, role: keyof typeof ROLE) => personOf.get(key)?.roleIds.includes(ROLE[role]) ?? false

  it('have one demo account for each role', () => {
    const accounts = demoAccounts.map(({ person, role }) => ({
      email: personOf.get(person)?.email,
      hasRole: hasRole(person, role),
    }))
    const names = ['student', 'instructor', 'coordinator', 'admin', 'master', 'owner']
    expect(accounts).toEqual(names.map((name) => ({ email: `${name}@example.org`, hasRole: true })))
    expect(personOf.get('demo-coordinator')?.roleIds).toEqual([ROLE.groupCoordinator, ROLE.student])
  })

  it.each(['key', 'email', 'phone', 'licenseNumber', 'agencyNumber'] as const)('each have their own %s', (field) => {
    expect(repeated(people.map((person) => person[field]))).toEqual([])
  })

  it('pass the rules of the sign-up form', () => {
    expect(breaking(people, ({ phone }) => /^\([1-9]\d{2}\) \d{3}-\d{4}$/.test(phone))).toEqual([])
    expect(breaking(people, ({ email }) => /^[a-z.]+@example\.(org|net)$/.test(email))).toEqual([])
    expect(breaking(people, ({ birthdate }) => birthdate > '1964-06-30' && birthdate < '2004-07-01')).toEqual([])
    expect(breaking(people, ({ birthdate }) => new Date(birthdate).toISOString().slice(0, 10) === birthdate)).toEqual(
      [],
    )
  })

  it('have instructors who learned from instructors', () => {
    const known = instructors.map((item) => item.person)
    expect(
      unknownAmong(
        known,
        instructors.flatMap((item) => item.trainedBy ?? []),
      ),
    ).toEqual([])
    expect(known.filter((key) => !hasRole(key, 'instructor') && !hasRole(key, 'master'))).toEqual([])
  })

  it('are in one group at most, each led by a coordinator', () => {
    expect(groups.filter((group) => !hasRole(group.coordinator, 'groupCoordinator'))).toEqual([])
    const members = groups.flatMap((group) => group.members)
    expect(members.filter((key) => !hasRole(key, 'student'))).toEqual([])
    expect(repeated(members)).toEqual([])
  })

  it('give the demo coordinator two groups of several agencies, beside groups of others', () => {
    const led = groups.filter((group) => group.coordinator === 'demo-coordinator')
    const agencyCounts = led.map(({ members }) => new Set(members.map((key) => personOf.get(key)?.agency)).size)
    expect(agencyCounts).toEqual([3, 16])
    expect(groups.filter((group) => !led.includes(group)).map((group) => group.coordinator)).toEqual([
      'carol.whitehorse',
      'denise.albright',
    ])
    expect(groups.filter(({ courses: expected }) => expected.length === 0)).toEqual([])
  })

  it('are invited into groups by addresses that nobody has', () => {
    const mailboxes = groups.flatMap((group) => group.invited.map(({ mailbox }) => mailbox))
    expect(repeated(mailboxes)).toEqual([])
    expect(mailboxes.filter((mailbox) => personOf.has(mailbox))).toEqual([])
  })
})
