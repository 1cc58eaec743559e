import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { HOUR } from '../../../server/platform/clock.ts'
import { materialVersions } from '../../../server/platform/db/tables/materials.table.ts'
import { auditLog, files } from '../../../server/platform/db/tables/platform.table.ts'
import { MATERIAL_BYTES } from '../../../src/domain/material.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { UPLOAD_TYPE } from '../../../src/domain/upload.ts'
import { makeCourse } from '../learning/support/course.ts'
import { refused } from '../support/accounts.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp, TestUser } from '../support/test-app.ts'
import { zipOf } from './zip.ts'

let server: TestApp
let admin: TestUser
let instructor: TestUser
let courseId: number
beforeAll(async () => {
  server = await openTestApp()
  admin = await server.signedIn([ROLE.admin])
  instructor = await server.signedIn([ROLE.instructor])
  courseId = (await makeCourse(server.platform.db)).courseId
})
afterAll(() => server.close())

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\nendobj\n%%EOF')

type Sent = Readonly<{ fileName?: string; note?: string; content?: Buffer }>

const send = (url: string, { fileName = 'Guide.pdf', note = '', content = PDF }: Sent, headers = {}, more = {}) =>
  server.call({
    method: 'POST',
    url,
    query: { fileName, note, ...more },
    payload: content,
    as: admin,
    headers: { 'content-type': UPLOAD_TYPE, ...headers },
  })
const add = (sent: Sent = {}, headers = {}, to = courseId) =>
  send('/api/materials', sent, headers, { courseId: String(to), title: 'Guide' })
const addVersion = (id: number, sent: Sent = {}, headers = {}) => send(`/api/materials/${id}/versions`, sent, headers)
const list = async (as = instructor) => (await server.call({ url: '/api/materials', as })).json()
const ofMaterial = async (id: number, as = instructor) =>
  (await list(as))
    .flatMap(({ materials }: { materials: { id: number }[] }) => materials)
    .find((material: { id: number }) => material.id === id)
const added = async (sent: Sent = {}) => (await add(sent)).json<{ materialId: number }>().materialId

describe('materials', () => {
  it('are listed by course with their versions, the latest first', async () => {
    const id = await added()
    await addVersion(id, { fileName: 'Guide.pdf', note: 'A break after lesson 5' })
    const { versions, ...material } = await ofMaterial(id)
    expect(material).toEqual({ id, title: 'Guide' })
    expect(
      versions.map(({ id: versionId, url, ...version }: { id: number; url: string }) => {
        expect(url).toContain(`/api/materials/versions/${versionId}/download?holder=${instructor.sessionId}`)
        return version
      }),
    ).toEqual([
      {
        version: 2,
        downloadName: 'Guide.pdf',
        bytes: PDF.length,
        note: 'A break after lesson 5',
        uploadedAt: server.clock.now().toISOString(),
      },
      {
        version: 1,
        downloadName: 'Guide.pdf',
        bytes: PDF.length,
        note: null,
        uploadedAt: server.clock.now().toISOString(),
      },
    ])
    const log = await server.platform.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `material:${id}`))
      .orderBy(auditLog.id)
    expect(log.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['material.versionAdded', admin.userId],
      ['material.versionAdded', admin.userId],
    ])
  })

  it('are counted one after the other, however many come at once', async () => {
    const id = await added()
    await Promise.all(Array.from({ length: 5 }, () => addVersion(id)))
    const { versions } = await ofMaterial(id)
    expect(versions.map(({ version }: { version: number }) => version)).toEqual([6, 5, 4, 3, 2, 1])
  })

  it('are added once for one key', async () => {
    const id = await added()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => addVersion(id, {}, { 'idempotency-key': 'one-version' })),
    )
    expect(answers.map((answer) => answer.json())).toEqual(answers.map(() => ({ materialId: id, version: 2 })))
  })

  it('are not added by one key with another file', async () => {
    const id = await added()
    const key = { 'idempotency-key': 'one-file' }
    await addVersion(id, {}, key)
    const other = await addVersion(id, { content: Buffer.concat([PDF, PDF]) }, key)
    expect(refused(other)).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
  })

  it('are gone from the list when they are retired, and take no version', async () => {
    const id = await added()
    const [{ url }] = (await ofMaterial(id)).versions
    const change = (isRetired: boolean) =>
      server.call({ method: 'PATCH', url: `/api/materials/${id}`, payload: { isRetired }, as: admin })
    expect((await change(true)).statusCode).toBe(204)
    expect(await ofMaterial(id)).toBeUndefined()
    expect([await addVersion(id), await server.call({ url })].map(refused)).toEqual([
      [404, 'NOT_FOUND'],
      [404, 'NOT_FOUND'],
    ])
    await change(false)
    expect((await ofMaterial(id)).id).toBe(id)
  })

  it('belong to courses that there are', async () => {
    expect([refused(await add({}, {}, 999_999)), refused(await addVersion(999_999))]).toEqual([
      [404, 'NOT_FOUND'],
      [404, 'NOT_FOUND'],
    ])
  })
})

describe('what a file is', () => {
  const kinds: [string, Buffer, string][] = [
    ['a PDF', PDF, '.pdf'],
    ['a PNG', Buffer.from('89504e470d0a1a0a0000', 'hex'), '.png'],
    ['a JPEG', Buffer.from('ffd8ffe000104a464946', 'hex'), '.jpg'],
    ['a ZIP', zipOf(['notes.txt']), '.zip'],
    ['a Word document', zipOf(['[Content_Types].xml', 'word/document.xml']), '.docx'],
    ['slides', zipOf(['[Content_Types].xml', 'ppt/presentation.xml']), '.pptx'],
    ['a workbook', zipOf(['[Content_Types].xml', 'xl/workbook.xml']), '.xlsx'],
  ]

  it.each(kinds)('%s is told by its content, whatever its name says', async (_name, content, ending) => {
    const id = await added({ fileName: '../../Sürüş "rehberi".exe', content })
    const [{ downloadName, url }] = (await ofMaterial(id)).versions
    expect(downloadName).toBe(`Sürüş rehberi${ending}`)
    const { headers, rawPayload } = await server.call({ url })
    const place = ['.pdf', '.png', '.jpg'].includes(ending) ? 'inline' : 'attachment'
    expect([headers['content-disposition'], headers['x-content-type-options'], rawPayload.equals(content)]).toEqual([
      `${place}; filename="S_r__ rehberi${ending}"; filename*=UTF-8''S%C3%BCr%C3%BC%C5%9F%20rehberi${ending}`,
      'nosniff',
      true,
    ])
    const [row] = await server.platform.db
      .select()
      .from(materialVersions)
      .innerJoin(files, eq(files.name, materialVersions.fileName))
      .where(eq(materialVersions.materialId, id))
    expect(row?.files.name).toMatch(new RegExp(`^[0-9a-f-]{36}\\${ending}$`))
  })

  it.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing with scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a program', Buffer.from('4d5a90000300000004000000', 'hex')],
    ['a document with macros', zipOf(['[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin'])],
    ['a ZIP without its directory', Buffer.from('504b0304aaaaaaaaaaaaaaaa', 'hex')],
  ])('%s is not taken', async (_name, content) => {
    expect(refused(await add({ fileName: 'guide.pdf', content }))).toEqual([415, 'UNSUPPORTED_TYPE'])
  })

  it('is sent as it is, and in no other way', async () => {
    const url = `/api/materials?courseId=${courseId}&title=Guide&fileName=Guide.pdf`
    const asJson = await server.call({ method: 'POST', url, as: admin, payload: { content: PDF.toString('base64') } })
    const nothing = await server.call({ method: 'POST', url, as: admin })
    const unnamed = await server.call({
      method: 'POST',
      url: '/api/materials',
      as: admin,
      payload: PDF,
      headers: { 'content-type': UPLOAD_TYPE },
    })
    expect([asJson, nothing, unnamed].map(refused)).toEqual([
      [415, 'UNSUPPORTED_TYPE'],
      [400, 'BAD_REQUEST'],
      [400, 'INVALID'],
    ])
  })

  it('of what is refused nothing is left', async () => {
    const stored = () => readdir(join(server.platform.settings.dataDir, 'files', 'materials'))
    const before = await stored()
    await add({ content: Buffer.from('<!doctype html>') })
    await addVersion(999_999)
    const arriving = await readdir(join(server.platform.settings.dataDir, 'files', 'arriving'))
    expect([await stored(), arriving]).toEqual([before, []])
  })

  it('takes 25 MB and no more', async () => {
    const whole = Buffer.concat([PDF, Buffer.alloc(MATERIAL_BYTES - PDF.length, 0x20)])
    expect((await add({ content: whole })).statusCode).toBe(201)
    expect(refused(await add({ content: Buffer.concat([whole, Buffer.alloc(1)]) }))).toEqual([413, 'TOO_LARGE'])
  })
})

describe('a download', () => {
  it('opens for the address that was signed, for a while, and for no other version', async () => {
    const id = await added()
    await addVersion(id)
    const [{ url }, older] = (await ofMaterial(id)).versions
    expect((await server.call({ url })).statusCode).toBe(200)
    const path = url.split('?')[0] ?? ''
    const swapped = url.replace(path, older.url.split('?')[0])
    for (const forged of [path, swapped, url.replace(/holder=[^&]+/, 'holder=1')])
      expect(refused(await server.call({ url: forged }))).toEqual([404, 'NOT_FOUND'])
    server.clock.moveBy(3 * HOUR)
    expect(refused(await server.call({ url }))).toEqual([404, 'NOT_FOUND'])
  })
})
