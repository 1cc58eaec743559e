import { eq, like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { DAY, HOUR } from '../../../server/platform/clock.ts'
import { howToVideos } from '../../../server/platform/db/tables/how-to.table.ts'
import { auditLog } from '../../../server/platform/db/tables/platform.table.ts'
import type { FileRecord } from '../../../src/domain/contract/file-records.list.ts'
import type { HowToOffer, HowToOffers } from '../../../src/domain/contract/how-to-offers.contract.ts'
import type { HowToForm, HowToOrder, HowToVideo } from '../../../src/domain/contract/how-to.contract.ts'
import { HOW_TO_LIST, type HowToRow } from '../../../src/domain/contract/how-to.list.ts'
import { TRASH_DAYS } from '../../../src/domain/file-record.ts'
import type { ListPage } from '../../../src/domain/list.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { refusalOf } from '../learning/support/learner.ts'
import { acting, figuresOf, some, type Acting } from '../list-acts/acting.ts'
import { openTestApp, type TestApp, type TestUser } from '../support/test-app.ts'
import { uploader } from '../uploads/uploading.ts'
import { formOf, sendFilm, type Film } from './making.ts'

let server: TestApp
let admin: TestUser
let acts: Acting
let film: Film
beforeAll(async () => {
  server = await openTestApp()
  film = await sendFilm(server, await server.signedIn([ROLE.admin]))
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.platform.db.delete(howToVideos)
  server.clock.moveBy(HOUR)
  admin = await server.signedIn([ROLE.admin])
  acts = acting(server, admin)
})

const PATH = '/api/how-to-videos'
const add = async (more: Partial<HowToForm> = {}): Promise<number> => {
  const answer = await acts.ask('POST', PATH, formOf(film, more))
  expect(answer.statusCode).toBe(201)
  return answer.json<{ id: number }>().id
}
const publish = (...ids: number[]) => acts.run('/how-to-videos', 'publish', { selection: some(...ids) })
const page = async (query = ''): Promise<ListPage<HowToRow>> => (await acts.ask('GET', `${PATH}${query}`)).json()
const idsIn = async (query = '') => (await page(query)).items.map(({ id }) => id)
const read = async (id: number) => (await acts.ask('GET', `${PATH}/${id}`)).json<HowToVideo>()
const offersOf = async (as: TestUser) =>
  (await server.call({ url: '/api/how-to-offers', as })).json<HowToOffers>().items.map(({ id }) => id)
const fieldsOf = (answer: Awaited<ReturnType<Acting['ask']>>) =>
  answer.json<{ error: { details: { field: string }[] } }>().error.details.map(({ field }) => field)

describe('a video', () => {
  it('is kept with what its captions say, in three languages, and is nobody’s to see until it is published', async () => {
    const id = await add()
    const instructor = await server.signedIn([ROLE.instructor])
    expect(await offersOf(instructor)).toEqual([])
    const { media, ...kept } = await read(id)
    expect(kept).toEqual({ ...formOf(film), id, revision: 0, state: 'draft' })
    expect([media.sources.length, media.captions.map(({ language }) => language), media.timeLength]).toEqual([
      1,
      ['en', 'tr', 'ar'],
      expect.closeTo(69, 0),
    ])
    expect(media.transcript[0]?.text).toMatch(/^Each year in the United States/)
    const turkish = (await acts.ask('GET', `${PATH}/${id}`, undefined, { 'accept-language': 'tr' })).json<HowToVideo>()
    expect(turkish.media.transcript[0]?.text).toMatch(/^Amerika Birleşik Devletleri/)
    expect(figuresOf(await publish(id)).slice(0, 2)).toEqual(['done', 1])
    expect(await offersOf(instructor)).toEqual([id])
  })

  it('is made once, however often the same is sent', async () => {
    const key = { 'idempotency-key': 'the-same-video' }
    const made = await Promise.all([0, 1].map(() => acts.ask('POST', PATH, formOf(film), key)))
    expect(new Set(made.map((answer) => answer.json<{ id: number }>().id)).size).toBe(1)
    expect((await page()).total).toBe(1)
  })

  it('names files that are there and of their kind; what is not is told at its field', async () => {
    const answers = [
      formOf(film, { video: film.captionsEn, poster: film.video, captionsEn: film.poster, captionsTr: 'gone.vtt' }),
      formOf(film, { titleTr: '  ', roles: [], captionsEn: '' }),
    ].map((form) => acts.ask('POST', PATH, form))
    const [named, lacking] = await Promise.all(answers)
    expect(named && [named.statusCode, fieldsOf(named)]).toEqual([400, ['video', 'poster', 'captionsEn', 'captionsTr']])
    expect(lacking && [lacking.statusCode, new Set(fieldsOf(lacking))]).toEqual([
      400,
      new Set(['titleTr', 'roles', 'captionsEn']),
    ])
    expect((await page()).total).toBe(0)
  })

  it('is changed whole, of the revision that somebody saw; who comes second is told, and nothing is written', async () => {
    const id = await add()
    const change = (titleEn: string) =>
      acts.ask('PATCH', `${PATH}/${id}`, { ...formOf(film, { titleEn, captionsTr: '' }), revision: 0 })
    expect((await change('Hold a class')).json<HowToVideo>()).toMatchObject({ titleEn: 'Hold a class', revision: 1 })
    const refused = await change('Mine')
    expect(refusalOf(refused)).toEqual({ status: 409, code: 'CHANGED_MEANWHILE' })
    expect(refused.json<{ error: { details: unknown } }>().error.details).toEqual({
      is: { ...formOf(film, { titleEn: 'Hold a class', captionsTr: '' }), revision: 1 },
    })
    // A file of the older one may be gone: what is said is that it is another.
    const older = { ...formOf(film, { video: 'gone.mp4' }), revision: 0 }
    expect(refusalOf(await acts.ask('PATCH', `${PATH}/${id}`, older)).code).toBe('CHANGED_MEANWHILE')
    expect(await read(id)).toMatchObject({ titleEn: 'Hold a class', captionsTr: '', revision: 1 })
    // English words stand where there are no captions.
    const turkish = (await acts.ask('GET', `${PATH}/${id}`, undefined, { 'accept-language': 'tr' })).json<HowToVideo>()
    expect(turkish.media.transcript[0]?.text).toMatch(/^Each year/)
  })

  it('whose change or order was made, and its answer lost, is told so again', async () => {
    const [first, last] = [await add(), await add()]
    const form = { ...formOf(film, { titleEn: 'Hold a class' }), revision: 0 }
    const change = () => acts.ask('PATCH', `${PATH}/${first}`, form, { 'idempotency-key': 'lost' })
    expect([(await change()).statusCode, (await change()).json<HowToVideo>().revision]).toEqual([200, 1])
    const was = (await acts.ask('GET', `${PATH}/order`)).json<HowToOrder>().items.map(({ id }) => id)
    const ids = [last, ...was.filter((id) => id !== last)]
    const order = () => acts.ask('PUT', `${PATH}/order`, { was, ids })
    expect([(await order()).statusCode, (await order()).statusCode]).toEqual([204, 204])
  })

  it('is noted in the log with who did what', async () => {
    const id = await add()
    await publish(id)
    const noted = await server.platform.db
      .select({ action: auditLog.action, actorId: auditLog.actorId })
      .from(auditLog)
      .where(eq(auditLog.subject, `howTo:${id}`))
      .orderBy(auditLog.id)
    expect(noted).toEqual(['howTo.added', 'howTo.published'].map((action) => ({ action, actorId: admin.userId })))
  })

  it('keeps its files from the trash, also while it lies there itself', async () => {
    const id = await add()
    await acts.run('/how-to-videos', 'trash', { selection: some(id) })
    const { items } = (await acts.ask('GET', '/api/file-records?kind=video&used=yes')).json<ListPage<FileRecord>>()
    expect(items.map(({ usedBy }) => usedBy)).toEqual([[{ use: 'howTo', name: 'Plan a class' }]])
    const figures = figuresOf(
      await acts.run('/file-records', 'trash', { selection: some(...items.map((file) => file.id)) }),
    )
    expect(figures.slice(0, 4)).toEqual(['done', 0, 0, 1])
  })
})

describe('who is offered a video', () => {
  it('is whoever has a role that it is for; an owner has what administrators have', async () => {
    const forDesk = await add({ roles: ['instructor', 'groupCoordinator'] })
    const forAdmins = await add({ roles: ['admin'] })
    const forMasters = await add({ roles: ['master'] })
    await publish(forDesk, forAdmins, forMasters)
    const seen = async (...roles: Parameters<TestApp['signedIn']>[0] & object) => offersOf(await server.signedIn(roles))
    expect(await seen(ROLE.instructor)).toEqual([forDesk])
    expect(await seen(ROLE.groupCoordinator)).toEqual([forDesk])
    expect(await seen(ROLE.master)).toEqual([forMasters])
    expect(await seen(ROLE.owner)).toEqual([forAdmins])
    expect(await seen(ROLE.admin, ROLE.instructor)).toEqual([forDesk, forAdmins])
    const instructor = await server.signedIn([ROLE.instructor])
    const watch = (id: number) => server.call({ url: `/api/how-to-offers/${id}`, as: instructor })
    expect((await watch(forDesk)).json<HowToOffer>()).toMatchObject({ id: forDesk, title: 'Plan a class' })
    expect(refusalOf(await watch(forMasters))).toMatchObject({ status: 404 })
  })

  it('watches it in ranges by an address of their session, which ends with it', async () => {
    const id = await add()
    await publish(id)
    const instructor = await server.signedIn([ROLE.instructor])
    const { media } = (await server.call({ url: `/api/how-to-offers/${id}`, as: instructor })).json<HowToOffer>()
    const url = media.sources[0]?.url ?? ''
    const part = await server.call({ url, headers: { range: 'bytes=0-99' } })
    expect([part.statusCode, part.rawPayload.length, part.headers['content-type']]).toEqual([206, 100, 'video/mp4'])
    expect((await server.call({ url: media.captions[0]?.url ?? '' })).body).toMatch(/^WEBVTT/)
    await server.call({ method: 'POST', url: '/api/auth/logout', as: instructor, payload: {} })
    expect((await server.call({ url })).statusCode).toBe(401)
  })

  it('is nobody once it is off offer or in the trash, and they again once it is taken out', async () => {
    const id = await add()
    await publish(id)
    const instructor = await server.signedIn([ROLE.instructor])
    await acts.run('/how-to-videos', 'unpublish', { selection: some(id) })
    expect(await offersOf(instructor)).toEqual([])
    await publish(id)
    const trashed = await acts.run('/how-to-videos', 'trash', { selection: some(id) })
    expect([await offersOf(instructor), await idsIn(), await idsIn('?state=trashed')]).toEqual([[], [], [id]])
    expect(figuresOf(await publish(id)).slice(0, 4)).toEqual(['done', 0, 1, 0])
    await acts.undo(trashed.id)
    expect(await offersOf(instructor)).toEqual([id])
  })
})

it('a page that there is no more is left out, and takes no other video with it', async () => {
  const id = await add({ roles: ['admin'] })
  await publish(id)
  await server.platform.db.execute(sql`update how_to_videos set pages = '{/admin/gone,/admin/users}'`)
  const offers = await server.call({ url: '/api/how-to-offers', as: admin })
  expect([offers.statusCode, offers.json<HowToOffers>().items.map(({ pages }) => pages)]).toEqual([
    200,
    [['/admin/users']],
  ])
  expect((await page()).items.map(({ pages }) => pages)).toEqual([['/admin/users']])
  expect((await read(id)).pages).toEqual(['/admin/users'])
})

describe('the list', () => {
  it('finds by title and by what is said, in each language and however it is typed, and tells what is said there', async () => {
    const id = await add()
    const other = await add({ titleEn: 'Remind', titleTr: 'HATIRLATMA', titleAr: 'تذكير', aboutEn: '' })
    expect(await idsIn('?search=plan%20class')).toEqual([id])
    expect(await idsIn(`?search=${encodeURIComponent('hatırlatma')}`)).toEqual([other])
    expect(await idsIn(`?search=${encodeURIComponent('خطط صفا')}`)).toEqual([id])
    expect(await idsIn(`?search=${encodeURIComponent('مستجيبين')}`)).toEqual([id, other])
    const { items } = await page('?search=STRUCK%20killed')
    expect(items.map(({ found }) => found)).toEqual([
      expect.stringMatching(/struck and killed/),
      expect.stringMatching(/struck and killed/),
    ])
    expect((await page('?search=remind')).items.map(({ found }) => found)).toEqual([null])
    expect(await idsIn('?search=nothing%20of%20the%20kind')).toEqual([])
  })

  it('is narrowed by role, page, missing captions and state', async () => {
    const a = await add()
    const b = await add({ roles: ['admin', 'master'], pages: ['/admin/users', '/master/dash'], captionsAr: '' })
    await publish(b)
    const queries = ['role=master', 'role=instructor', 'fits=/master/dash', 'lacks=ar', 'lacks=tr', 'state=draft']
    expect(await Promise.all(queries.map((query) => idsIn(`?${query}`)))).toEqual([[b], [a], [b], [b], [], [a]])
  })

  it.each(HOW_TO_LIST.sorts.flatMap((sort) => [sort, `-${sort}`]))('goes on behind each page by %s', async (sort) => {
    for (let more = 0; more < 22; more += 1) await add({ titleEn: `Video ${more}` })
    const first = await page(`?sort=${sort}`)
    const second = await page(`?sort=${sort}&cursor=${first.next}&page=2`)
    const ids = [...first.items, ...second.items].map(({ id }) => id)
    expect([first.total, new Set(ids).size, second.next]).toEqual([22, 22, null])
  })

  it('is saved as a file', async () => {
    await add()
    const { url } = (await acts.ask('GET', `${PATH}/export`)).json<{ url: string }>()
    expect((await server.call({ url })).body.split('\r\n')[1]).toMatch(
      /^Plan a class,1,Instructors,\/instructor\/dash,/,
    )
  })
})

describe('the order', () => {
  const order = async () =>
    (await acts.ask('GET', `${PATH}/order`)).json<{ items: { id: number }[] }>().items.map(({ id }) => id)

  it('is written whole, and is that in which they are offered', async () => {
    const [a, b, c] = [await add(), await add(), await add()]
    await publish(a, b, c)
    expect((await acts.ask('PUT', `${PATH}/order`, { was: [a, b, c], ids: [c, a, b] })).statusCode).toBe(204)
    expect([await order(), await idsIn(), await offersOf(await server.signedIn([ROLE.instructor]))]).toEqual([
      [c, a, b],
      [c, a, b],
      [c, a, b],
    ])
    expect((await page()).items.map(({ place }) => place)).toEqual([1, 2, 3])
  })

  it('is left as it is where somebody else changed it, and where one is missing or strange', async () => {
    const [a, b] = [await add(), await add()]
    const put = (was: number[], ids: number[]) => acts.ask('PUT', `${PATH}/order`, { was, ids })
    expect(refusalOf(await put([a], [b, a]))).toEqual({ status: 409, code: 'HOW_TO_ORDER_CHANGED' })
    expect(refusalOf(await put([a, b], [b]))).toMatchObject({ status: 404 })
    expect(refusalOf(await put([a, b], [b, 999_999]))).toMatchObject({ status: 404 })
    expect((await put([a, b], [a, a])).statusCode).toBe(400)
    expect(await order()).toEqual([a, b])
  })

  it('closes up where one goes into the trash; one that is taken out comes last', async () => {
    const [a, b, c] = [await add(), await add(), await add()]
    await acts.run('/how-to-videos', 'trash', { selection: some(a) })
    expect([await order(), (await page()).items.map(({ place }) => place)]).toEqual([
      [b, c],
      [1, 2],
    ])
    await acts.run('/how-to-videos', 'restore', { selection: some(a) })
    expect(await order()).toEqual([b, c, a])
  })
})

it('what lay in the trash for its days is gone', async () => {
  const [kept, gone] = [await add(), await add()]
  await acts.run('/how-to-videos', 'trash', { selection: some(gone) })
  server.clock.moveBy(TRASH_DAYS * DAY + HOUR)
  await server.platform.jobs.enqueue(server.platform.db, 'how-to.empty-trash', {})
  await server.platform.jobs.drain()
  const rows = await server.platform.db.select({ id: howToVideos.id }).from(howToVideos)
  expect(rows).toEqual([{ id: kept }])
  const noted = await server.platform.db
    .select()
    .from(auditLog)
    .where(like(auditLog.action, 'howTo.removed'))
    .orderBy(auditLog.id)
  expect(noted).toMatchObject([{ subject: `howTo:${gone}`, actorId: null, details: { name: 'Plan a class' } }])
})

it('a file is sent for a video that is to be, or for one that is', async () => {
  const { begin } = uploader(server, admin)
  const id = await add()
  const codes = await Promise.all(
    ['howTo', `howTo:${id}`, 'howTo:999999', 'howTo:x'].map(
      async (target) => (await begin({ target, size: 10 })).statusCode,
    ),
  )
  expect(codes).toEqual([201, 201, 404, 400])
})
