import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { folded, isFoundIn } from '../../../server/platform/db/folded.sql.ts'
import { fold } from '../../../src/domain/text-folding.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp } from '../support/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const one = async <T>(value: ReturnType<typeof sql>): Promise<T | undefined> => {
  const { rows } = await server.platform.db.execute<{ value: T }>(sql`select ${value} as value`)
  return rows[0]?.value
}

it.each([
  'İSTANBUL ıIiİ',
  'Şule Çağlar Öğüt',
  'José Ñandú Łukasz Đorđe Søren ØRSTED Straße',
  'Ελένη ΑΓΓΕΛΟΣ Иванов ЩУКИН Հայկ',
  'أَحْمَد إبراهيم آمنة ٱلرحمن',
  'مُـحـمـد كاظم ىحيى فاطمة',
  'ک گ ی ٣٤٥',
  "O’Brien O'Brien",
  'Ada\u200dMoreno\u00ad ﬁre Ａｄａ',
])('the database folds %s as the domain does', async (text) => {
  expect(await one(folded(sql`${text}::text`))).toBe(fold(text))
})

it.each([
  ['Şule', 'sule', true],
  ['sule', 'ŞULE ', true],
  ['Ada', 'b', false],
  ['100 % sure', '%', true],
  ['Ada', '_', false],
])('in %s one finds %s: %s', async (text, typed, expected) => {
  expect(await one(isFoundIn(sql`${text}::text`, typed))).toBe(expected)
})
