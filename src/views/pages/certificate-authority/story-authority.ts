import type { CertificateAuthority } from '../../../domain/contract/certificate-authority.contract.ts'
import {
  authorityFormMachine,
  authorityWritingMachine,
  type AuthorityValues,
} from '../../../machines/certificate-authority/authority-form.machine.ts'
import { createDeedMachine } from '../../../machines/deed/deed.machine.ts'
import { answers, resourceThat } from '../story-actors.ts'
import type { AuthorityMachines, MarkFile } from './authority.props.ts'

/** A stroke of a pen. */
export const A_SIGNATURE =
  'iVBORw0KGgoAAAANSUhEUgAAAHgAAAAoCAMAAAACNM4XAAAABGdBTUEAALGPC/xhBQAAACBjSFJNAAB6JgAAgIQAAPoAAACA6AAAdTAAAOpgAAA6mAAAF3CculE8AAAADFBMVEX+/v6iqLhwepMfLlX9zF63AAAAB3RJTUUH6gsaFCYODDaxIQAAARtJREFUWMPtldsOhCAMRJn2//95AVG5jKwIuNmEeREb0jMtN2OWlpYmC/gJVtTpdTY06GUyAtKWnYRF5jqxXNlGxyDqwjz0yXXDPeoWXYCJZMRl7hgHlN1ALxlCwzHXYiQED1y28E8KU0bWJG/odRLsKRn+mDJu3klPTM08LRkbVa8ajezfl12aaaZqhZotcDACZibKaI+33e6VGzZUek1lXbRQZuacn2nzAAPjv+cEqW0MlPvGgwt7EmPFSyuSbw8OaYaQGwN+GoprDKHvB88R75wAkF0jWgY9mDl6KpaJnR1nUGpbpVH0fNKg6+LAK5vnInWVq9tZ8N3ejX2icD8ZBq5v0w3c+z6lakk2sN7BVTSRf8RdWlr6Z30AIEMD9SyVszAAAAAldEVYdGRhdGU6Y3JlYXRlADIwMjYtMTEtMjZUMjA6Mzg6MTMrMDA6MDDdXIYUAAAAJXRFWHRkYXRlOm1vZGlmeQAyMDI2LTExLTI2VDIwOjM4OjEzKzAwOjAwrAE+qAAAAABJRU5ErkJggg=='

const samples = { en: '/api/sample-en', tr: '/api/sample-tr', ar: '/api/sample-ar' }

export const NOBODY: CertificateAuthority = { authority: null, samples }

export const A_PROGRAM: CertificateAuthority = {
  authority: {
    id: 3,
    name: {
      en: 'State Traffic Incident Management Program',
      tr: 'Eyalet Trafik Olayı Yönetimi Programı',
      ar: 'برنامج الولاية لإدارة حوادث المرور',
    },
    signer: 'Robin Hale',
    signerTitle: { en: 'Program Director', tr: 'Program Müdürü', ar: 'مديرة البرنامج' },
    signature: `data:image/png;base64,${A_SIGNATURE}`,
    seal: null,
    since: '2026-01-04T15:00:00Z',
    setBy: 'Alex Rivera',
  },
  samples,
}

type Submitted = Readonly<{ values: AuthorityValues; about?: unknown }>

export type AuthorityStories = Readonly<{
  held?: AuthorityMachines['held']
  save?: ReturnType<typeof answers<CertificateAuthority, Submitted>>
  prepared?: ReturnType<typeof answers<string, { subject: MarkFile }>>
}>

export const authorityThat = ({
  held = resourceThat<CertificateAuthority>(answers<CertificateAuthority, { query: undefined }>(A_PROGRAM)),
  save = answers<CertificateAuthority, Submitted>(A_PROGRAM),
  prepared = answers<string, { subject: MarkFile }>(A_SIGNATURE),
}: AuthorityStories = {}): AuthorityMachines => ({
  held,
  writing: authorityWritingMachine.provide({
    actors: {
      form: authorityFormMachine.provide({
        actors: {
          submit: save,
          recallDraft: answers<Partial<AuthorityValues> | null, { form: string }>(null),
          keepDraft: answers<void, { form: string; draft: Partial<AuthorityValues> }>(undefined),
          dropDraft: answers<void, { form: string }>(undefined),
        },
      }),
    },
  }),
  preparing: createDeedMachine<MarkFile, string>().provide({ actors: { perform: prepared } }),
})
