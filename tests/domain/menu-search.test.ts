import { array, assert, constantFrom, nat, property, record, string } from 'fast-check'
import { describe, expect, test } from 'vitest'

import { foldText, searchPlaces, SUGGESTIONS_AT_MOST, type Place } from '../../src/domain/menu-search.ts'

const place = (title: string, group = 'Places', id = title): Place => ({
  id,
  title,
  group,
  url: `/${id}`,
  icon: 'home',
})
const titles = (found: readonly Place[]) => found.map(({ title }) => title)
const find = (query: string, ...places: Place[]) => titles(searchPlaces(places, query))

describe('folding', () => {
  test.each(['istanbul', 'ISTANBUL', 'ıstanbul', 'İstanbul', 'İSTANBUL', '  Istanbul '])(
    'a Turkish word is found as %s',
    (query) => expect(find(query, place('İstanbul'))).toEqual(['İstanbul']),
  )

  test.each(['اتصل بنا', 'أتصل بنا', 'إتصل بنا', 'ٱتصل بنا', 'اِتَّصِل بنا', 'اتصــل بنا'])(
    'the forms of alef, the vowel signs and the tatweel are one: %s',
    (query) => expect(find(query, place('اتصل بنا'))).toEqual(['اتصل بنا']),
  )

  test.each([
    ['ة and ه', 'قائمه', 'قائمة الدورات'],
    ['ى and ي', 'مستوي', 'مستوى'],
    ['ئ and ي', 'قايمة', 'قائمة الدورات'],
    ['ؤ and و', 'مسوول', 'مسؤول'],
    ['letters of a Persian keyboard', 'کتاب ی', 'كتاب ي'],
  ])('%s are one', (_name, query, title) => expect(find(query, place(title))).toEqual([title]))

  test('marks of any Latin alphabet are dropped', () => {
    expect(foldText('  Ölçüm   ŞÇĞ é Å  ')).toBe('olcum scg e a')
  })

  test('no locale takes part: a capital I is an i with and without a dot', () => {
    expect([foldText('I'), foldText('İ'), foldText('ı'), foldText('i')]).toEqual(['i', 'i', 'i', 'i'])
  })

  test('folding what is folded changes nothing, and case never matters', () => {
    const letter = constantFrom(
      ...Array.from('abcçdefgğhıijklmnoöprsştuüvyzABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ ابتةثجحخدأإآٱىئؤ'),
    )
    assert(
      property(string({ unit: letter }), (text) => {
        const folded = foldText(text)
        expect(foldText(folded)).toBe(folded)
        expect([foldText(text.toUpperCase()), foldText(text.toLocaleUpperCase('tr'))]).toEqual([folded, folded])
      }),
    )
  })
})

describe('the order', () => {
  test('the title that begins with it, then a word that does, then a part, then the group', () => {
    expect(
      find(
        'stu',
        place('Progress', 'Understudies'),
        place('Costume'),
        place('My Student Enrollments'),
        place('Courses', 'Students'),
        place('Student List'),
      ),
    ).toEqual(['Student List', 'My Student Enrollments', 'Costume', 'Courses', 'Progress'])
  })

  test('what fits alike stays in the order of the menu', () => {
    expect(find('list', place('User List'), place('Course List'), place('List'))).toEqual([
      'List',
      'User List',
      'Course List',
    ])
  })

  test('other words find it after its names, and an article comes after every page', () => {
    const verification = { ...place('Verification'), synonyms: 'badge, certificate' }
    const article = { ...place('Certificates'), isArticle: true }
    expect(find('cert', article, verification, place('Certain'))).toEqual(['Certain', 'Verification', 'Certificates'])
    expect(find('ertificate', verification)).toEqual([])
    expect(find('certificate verif', verification)).toEqual(['Verification'])
  })

  test('words of the group and of the title may be mixed', () => {
    const admin = place('Student List', 'Admin', 'a')
    const coordinator = place('Student List', 'Group Coordinator', 'b')
    expect(searchPlaces([admin, coordinator], 'list coord')).toEqual([coordinator])
    expect(searchPlaces([admin, coordinator], 'admin student')).toEqual([admin])
  })
})

describe('what is found', () => {
  const word = string({ unit: constantFrom(...Array.from('abçdıİIşاأةي')), minLength: 1, maxLength: 6 })
  const place$ = record({ title: word, group: word }).map(({ title, group }) => place(title, group))
  const places$ = array(place$, { maxLength: 30 })

  test('is at most ten, never twice, never invented', () => {
    assert(
      property(places$, string({ unit: 'grapheme', maxLength: 5 }), (places, query) => {
        const found = searchPlaces(places, query)
        expect(found.length).toBeLessThanOrEqual(SUGGESTIONS_AT_MOST)
        expect(new Set(found).size).toBe(found.length)
        expect(found.every((one) => places.includes(one))).toBe(true)
      }),
    )
  })

  test('is every place by any part of its title, in capitals or not', () => {
    assert(
      property(place$, nat(), nat(), (one, from, length) => {
        const start = from % one.title.length
        const query = one.title.slice(start, start + 1 + (length % one.title.length))
        expect(searchPlaces([one], query)).toEqual([one])
        expect(searchPlaces([one], query.toUpperCase())).toEqual([one])
      }),
    )
  })

  test('begins with the titles that begin with the query', () => {
    assert(
      property(places$, word, (places, query) => {
        const begins = searchPlaces(places, query, places.length).map(({ title }) =>
          foldText(title).startsWith(foldText(query)),
        )
        expect(begins).toEqual(begins.toSorted((a, b) => Number(b) - Number(a)))
      }),
    )
  })

  test.each(['', '   '])('by %j is the first ten of the menu', (query) => {
    const places = Array.from({ length: 12 }, (_, at) => place(`Place ${at}`))
    expect(searchPlaces(places, query)).toEqual(places.slice(0, 10))
  })

  test('is nothing when no name fits', () => expect(find('zebra', place('Home'))).toEqual([]))
})
