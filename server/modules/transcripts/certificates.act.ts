import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import * as z from 'zod/mini'

import { CERTIFICATES_MAX } from '../../../src/domain/act-file.ts'
import { dayClock } from '../../platform/day-clock.ts'
import { zipOf, type ZipEntry } from '../../platform/files/zip-writing.ts'
import type { Platform } from '../../platform/platform.ts'
import { conflict, Refusal } from '../../platform/refusal.ts'
import { chooseStudents } from '../all-students/all-students.repository.ts'
import { createAuthorities } from '../certificates/authority.repository.ts'
import { createCertificatePrinter } from '../certificates/certificate-pdf.ts'
import { presentCertificate } from '../certificates/certificates.service.ts'
import { actFolder } from '../list-acts/act-folder.ts'
import type { FileWork, Performed } from '../list-acts/act-work.ts'
import { countInForce, listInForce, listTranscribed, stillGivenOut } from './transcripts.repository.ts'

/** What was printed for somebody: by the number of each, and whose name is on it. */
const printed = z.array(z.object({ number: z.string(), name: z.string() }))
type Printed = z.infer<typeof printed>

/** What no system forbids in the name of a file, of any script. */
const nameIn = ({ number, name }: Printed[number]): string =>
  `${name
    .replaceAll(/[^\p{L}\p{M}\p{N}.'-]+/gu, ' ')
    .trim()
    .slice(0, 80)} ${number}.pdf`.trim()

/**
 * The certificates in force of those who were chosen, as one archive. They are printed one after the other, like
 * all paper, between the turns of the act: each is one file beside the others, so that whoever goes on with it prints
 * none that is there, and the archive is made of them as it is sent.
 */
export const certificatesAct = (platform: Platform): FileWork<object> => {
  const { clock, db, files, settings } = platform
  const printer = createCertificatePrinter(settings.publicUrl, platform.print)
  const authorityOf = createAuthorities(db)
  return {
    choose: async (tx, { selection }, limit) => {
      const chosen = await chooseStudents(tx, selection, dayClock(platform), limit)
      const count = await countInForce(
        tx,
        chosen.map(({ id }) => id),
        clock.now(),
      )
      if (count > CERTIFICATES_MAX) throw conflict('TOO_MANY_CERTIFICATES', { most: CERTIFICATES_MAX, count })
      return chosen
    },
    prepare: async ({ actId, language }, ids) => {
      const folder = actFolder(files, actId)
      await mkdir(folder, { recursive: true })
      const held = Map.groupBy(await listInForce(db, ids, clock.now()), ({ studentId }) => studentId)
      const made = new Map<number, Printed>()
      for (const id of ids) {
        const certificates = held.get(id) ?? []
        for (const row of certificates) {
          const path = join(folder, `${row.number}.pdf`)
          if (await stat(path).catch(() => undefined)) continue
          const authority = await authorityOf(row.authorityId)
          const shown = presentCertificate(row, language, clock.now(), { issuer: settings.productName, authority })
          const pdf = await printer.print(shown, language, authority)
          if (pdf === null) throw new Refusal(503, 'PRINTING_UNAVAILABLE')
          // Whole or not there, wherever it is cut off, and whoever else prints the same at this moment.
          const unfinished = `${path}.${randomUUID()}.part`
          await writeFile(unfinished, pdf)
          await rename(unfinished, path)
        }
        made.set(
          id,
          certificates.map(({ number, recipientName }) => ({ number, name: recipientName })),
        )
      }
      return made
    },
    perform: async (tx, { made }, ids) => {
      const people = await listTranscribed(tx, ids)
      return ids.map((id): Performed<Printed> => {
        const papers = printed.parse(made?.get(id) ?? [])
        if (!people.has(id)) return { id, outcome: 'refused', reason: 'gone' }
        return papers.length === 0
          ? { id, outcome: 'unchanged', reason: 'noCertificate' }
          : { id, outcome: 'done', before: papers }
      })
    },
    file: {
      name: 'certificates.zip',
      contentType: 'application/zip',
      open: async ({ actId, rows }) => {
        const papers: Printed[number][] = []
        for await (const page of rows) papers.push(...page.flatMap(({ made }) => printed.parse(made)))
        const given = await stillGivenOut(
          db,
          papers.map(({ number }) => number),
        )
        const entries: ZipEntry[] = []
        // Paper of one that was revoked meanwhile would still look as if it proved something.
        for (const paper of papers.filter(({ number }) => given.has(number))) {
          const path = join(actFolder(files, actId), `${paper.number}.pdf`)
          const kept = await stat(path).catch(() => undefined)
          // Of a disk that was restored, or of another server's: it is made again by another act, as one of yesterday.
          if (kept === undefined) throw conflict('ACT_FILE_GONE')
          entries.push({ name: nameIn(paper), size: kept.size, read: async () => createReadStream(path) })
        }
        return zipOf(entries)
      },
    },
  }
}
