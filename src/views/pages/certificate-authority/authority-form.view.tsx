import { css } from 'styled-system/css'

import {
  AUTHORITY_MAX,
  SIGNER_MAX,
  type CertificateAuthority,
} from '../../../domain/contract/certificate-authority.contract.ts'
import { LANGUAGES, type Language } from '../../../domain/language.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { AuthoritySeen, AuthorityValues } from '../../../machines/certificate-authority/authority-form.machine.ts'
import type { AskedFormActor } from '../../../machines/form/asked-form.machine.ts'
import type { FormActor } from '../../../machines/form/form.machine.ts'
import { AskedFormDialog } from '../../form/form-dialog.view.tsx'
import { FormNews } from '../../form/form-news.view.tsx'
import { Form } from '../../form/form.view.tsx'
import { useFormFields } from '../../form/use-form-fields.ts'
import { OWN_NAME } from '../../shell/toolbar/languages.ts'
import { TextField } from '../../ui/text-field.view.tsx'
import type { AuthorityMachines } from './authority.props.ts'
import { MarkField } from './mark-field.view.tsx'

const styles = {
  form: css({ display: 'grid', gap: '6', minWidth: '0', paddingBlockEnd: '2' }),
  group: css({ display: 'grid', gap: '4', minWidth: '0', border: 'none', margin: '0', padding: '0' }),
  legend: css({ textStyle: 'heading.card', padding: '0', marginBlockEnd: '3' }),
}

const NAMES = { en: 'nameEn', tr: 'nameTr', ar: 'nameAr' } as const satisfies Record<Language, keyof AuthorityValues>
const TITLES = { en: 'titleEn', tr: 'titleTr', ar: 'titleAr' } as const satisfies Record<
  Language,
  keyof AuthorityValues
>

type Shared = Readonly<{
  held: CertificateAuthority['authority']
  preparing: AuthorityMachines['preparing']
}>
type AuthorityFormProps = Shared & Readonly<{ id: string; actor: FormActor<AuthorityValues, CertificateAuthority> }>

export const AuthorityForm = ({ id, actor, held, preparing }: AuthorityFormProps) => {
  const { certificateAuthority: said } = useWords()
  const named = (language: Language) => ({ label: said.name({ language: OWN_NAME[language] }), max: AUTHORITY_MAX })
  const titled = (language: Language) => ({
    label: said.signerTitle({ language: OWN_NAME[language] }),
    max: SIGNER_MAX,
  })
  const { errors, fault, isBusy, propsOf, send } = useFormFields(
    actor,
    {
      nameEn: named('en'),
      nameTr: named('tr'),
      nameAr: named('ar'),
      signer: { label: said.signer(), max: SIGNER_MAX },
      titleEn: titled('en'),
      titleTr: titled('tr'),
      titleAr: titled('ar'),
      signature: { label: said.signature() },
      seal: { label: said.seal() },
    },
    { id },
  )
  const written = (language: Language) =>
    ({ lang: language, dir: language === 'ar' ? 'rtl' : 'ltr', autoComplete: 'off' }) as const
  return (
    <Form id={id} isBusy={isBusy} aria-label={said.change()} className={styles.form} onSend={send}>
      <FormNews check={said.check()} errors={errors} fault={fault} failed={said.failed()} />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{said.issuedBy()}</legend>
        {LANGUAGES.map((language) => (
          <TextField key={language} {...propsOf(NAMES[language])} required {...written(language)} />
        ))}
        <MarkField {...propsOf('seal')} help={said.sealHelp()} held={held?.seal ?? null} preparing={preparing} />
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{said.signedBy()}</legend>
        <TextField {...propsOf('signer')} dir="auto" autoComplete="off" />
        {LANGUAGES.map((language) => (
          <TextField key={language} {...propsOf(TITLES[language])} {...written(language)} />
        ))}
        <MarkField
          {...propsOf('signature')}
          help={said.signatureHelp()}
          held={held?.signature ?? null}
          preparing={preparing}
        />
      </fieldset>
    </Form>
  )
}

type AuthorityDialogProps = Shared &
  Readonly<{ actor: AskedFormActor<AuthorityValues, CertificateAuthority, AuthoritySeen> }>

/** Who issues certificates from now on. */
const AuthorityDialog = ({ actor, ...shared }: AuthorityDialogProps) => {
  const { certificateAuthority: said } = useWords()
  return (
    <AskedFormDialog
      actor={actor}
      title={said.change()}
      description={said.changeHelp()}
      send={said.save()}
      first="nameEn"
      renderForm={(id, form) => <AuthorityForm id={id} actor={form} {...shared} />}
    />
  )
}

export default AuthorityDialog
