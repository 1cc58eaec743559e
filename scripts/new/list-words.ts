import type { Language } from '../../src/domain/language.ts'
import type { NewList } from './list-plan.ts'
import { wordsOf, type Part } from './parts.ts'

/** A text in each language. */
type Said = Readonly<Record<Language, string>>

/** `lastSignInAt` as people write it: "Last sign in at". */
export const spoken = (key: string): string => {
  const words = key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

const KNOWN: Readonly<Record<string, Said>> = {
  active: { en: 'Active', tr: 'Etkin', ar: 'نشط' },
  createdAt: { en: 'Created', tr: 'Oluşturulma', ar: 'تاريخ الإنشاء' },
  email: { en: 'Email', tr: 'E-posta', ar: 'البريد الإلكتروني' },
  name: { en: 'Name', tr: 'Ad', ar: 'الاسم' },
  state: { en: 'State', tr: 'Durum', ar: 'الحالة' },
}

/** What is known of a key in three languages; of another its English, to be translated. */
export const said = (key: string): Said => KNOWN[key] ?? { en: spoken(key), tr: spoken(key), ar: spoken(key) }

/** Rows in English: "user" and "users" of a list that is called `users`. */
const nounsOf = ({ title }: Pick<NewList, 'title'>): readonly [one: string, many: string] => {
  const many = `${title.charAt(0).toLowerCase()}${title.slice(1)}`
  return many.endsWith('s') ? [many.slice(0, -1), many] : ['row', 'rows']
}

type Texts = Readonly<Record<string, readonly [en: string, tr: string, ar: string]>>

/** What is said before an act is done: as the dialog of a list asks. */
export const askingOf = (list: Pick<NewList, 'title'>, act: string): Texts => {
  const name = spoken(act)
  const [one, many] = nounsOf(list)
  return {
    choose: [name, name, name],
    title: [
      `{{count:${name} no ${one}?|${name} this ${one}?|${name} ?? ${many}?}}`,
      `${name}: {{count:hiçbir satır|bu satır|?? satır}}?`,
      `${name}: {{count:لا صف|هذا الصف|صفان|?? صفوف|?? صفًا|?? صف}}؟`,
    ],
    atLeast: [
      `${name} more than {count:number|number} ${many}?`,
      `${name}: {count|number} satırdan fazlası?`,
      `${name}: أكثر من {count|number} صف؟`,
    ],
    text: [
      'What it was done with before stays as it is. You can undo this.',
      'Daha önce yapılmış olanlar olduğu gibi kalır. Bunu geri alabilirsiniz.',
      'ما تم معه ذلك من قبل يبقى كما هو. ويمكنك التراجع.',
    ],
    keep: ['Leave it', 'Olduğu gibi kalsın', 'اتركه كما هو'],
    confirm: [name, name, name],
    failed: ['This was not done', 'Bu yapılmadı', 'لم يتم ذلك'],
  }
}

/** What is said while an act is under way, and when it is over. */
export const doingOf = (list: Pick<NewList, 'title'>, act: string): Texts => {
  const name = spoken(act)
  const [one, many] = nounsOf(list)
  return {
    name: [name, name, name],
    doing: [`${name}: under way`, `${name}: sürüyor`, `${name}: قيد التنفيذ`],
    done: [
      `${name}: {{count:no ${one}|one ${one}|?? ${many}}}`,
      `${name}: {{count:hiçbir satır|bir satır|?? satır}}`,
      `${name}: {{count:لا صفوف|صف واحد|صفان|?? صفوف|?? صفًا|?? صف}}`,
    ],
  }
}

/** What the log calls an act and the undoing of it. */
export const notedOf = (list: Pick<NewList, 'title'>, act: string): Texts => {
  const name = spoken(act)
  const [one] = nounsOf(list)
  return {
    [act]: [`${name}: one ${one}`, `${name}: bir satır`, `${name}: صف واحد`],
    [`${act}Undone`]: [`${name}: undone`, `${name}: geri alındı`, `${name}: تم التراجع`],
  }
}

const inThree = ({ en, tr, ar }: Said) => [en, tr, ar] as const

/** The words of its page in three languages. */
export const newListWords = (list: NewList): readonly Part[] => {
  const { title, columns, states, acts } = list
  const [one, many] = nounsOf(list)
  return wordsOf(
    { ...list, camel: list.words },
    {
      title: [title, title, title],
      lead: [
        'Search, narrow and order them; what is done with many at once can be undone for 30 days.',
        'Arayın, daraltın, sıralayın; birçoğuyla birden yapılan 30 gün içinde geri alınabilir.',
        'ابحث وصفِّ ورتِّب؛ وما يُنفَّذ على كثير منها دفعة واحدة يمكن التراجع عنه خلال 30 يومًا.',
      ],
      search: ['Search', 'Arayın', 'ابحث'],
      count: [
        `{{count:no ${many}|one ${one}|?? ${many}}}`,
        '{{count:satır yok|bir satır|?? satır}}',
        '{{count:لا صفوف|صف واحد|صفان|?? صفوف|?? صفًا|?? صف}}',
      ],
      emptyTitle: ['Nothing yet', 'Henüz bir şey yok', 'لا شيء بعد'],
      empty: ['What there is appears here.', 'Olanlar burada görünür.', 'يظهر هنا كل ما هو موجود.'],
      columns: Object.fromEntries(
        ['name', ...columns.map(({ key }) => key), 'state'].map((key) => [key, inThree(said(key))]),
      ),
      states: Object.fromEntries(states.map((state) => [state, inThree(said(state))])),
      acts: Object.fromEntries(acts.map((act) => [act, askingOf(list, act)])),
    },
  )
}
