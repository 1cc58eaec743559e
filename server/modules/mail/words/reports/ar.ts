import { isolated } from '../../letter.ts'
import { longDate } from '../long-date.ts'
import type { ReportLetters } from './report-letters.ts'

export const reportsAr: ReportLetters = {
  reportReady: ({ kind, agency, quarter, people, isAmendment, note, link, until }, product) => {
    const what = kind === 'national' ? 'الأرقام الوطنية' : 'ملف الساعات المعتمدة'
    const name = `${what}، ${isolated(quarter)}`
    return {
      subject: isAmendment ? `تعديل: ${name}` : name,
      preheader: agency === null ? `كم مستجيبًا تدرّب، من ${product}.` : `تدريب أفراد جهتك، من ${product}.`,
      paragraphs: [
        agency === null
          ? `يرسل إليك ${isolated(product)} عدد المستجيبين الذين تدرّبوا في ${isolated(quarter)} بحسب التخصص، والمجموع ${people}.`
          : `يرسل إليك ${isolated(product)} تدريب ${isolated(agency)} في ${isolated(quarter)}: الأشخاص والساعات والدورات وأرقام الشهادات. عدد الأشخاص: ${people}.`,
        ...(isAmendment ? ['تغيّرت معلومات منذ أن أرسلنا إليك هذا من قبل. يوضح الملف ما اختلف.'] : []),
        ...(note === null ? [] : [isolated(note)]),
      ],
      link: { label: 'فتح التقرير', address: link },
      validity: `يعمل الرابط حتى ${longDate('ar', `${until}T00:00:00Z`)}.${kind === 'national' ? '' : ' في التقرير أسماء أشخاص، فلا تشارك الرابط إلا مع من يحتاج إليه.'}`,
      closing: 'إن لم تكن تتوقع هذه الرسالة فاكتب إلينا.',
    }
  },
  listReady: ({ view, rows, day, link, until }, product) => ({
    subject: `${isolated(view)}، ${longDate('ar', `${day}T00:00:00Z`)}`,
    preheader: `قائمة يرسلها إليك ${isolated(product)} كل شهر.`,
    paragraphs: [`تُرسل إليك قائمة ${isolated(view)} كل شهر. عدد أسطرها في هذا اليوم كما تراها أنت: ${rows}.`],
    link: { label: 'فتح القائمة', address: link },
    validity: `يعمل الرابط حتى ${longDate('ar', `${until}T00:00:00Z`)} ما دام يحق لك أن ترى القائمة. وهو لك وحدك، فلا تشاركه.`,
    closing: 'إن لم تكن تتوقع هذه الرسالة فاكتب إلينا.',
  }),
  reportMailingStopped: ({ kind, agency, view = null, problem, link }) => {
    const name =
      kind === 'view'
        ? `قائمة ${isolated(view ?? '')}`
        : kind === 'national'
          ? 'الأرقام الوطنية'
          : `ملف الساعات المعتمدة لجهة ${isolated(agency ?? '')}`
    return {
      subject: 'لم يعد تقرير شهري يُرسَل',
      preheader: 'ينتظر حتى يستأنفه أحد.',
      paragraphs: [
        `تقرير كان يُرسل كل شهر وتوقف الآن: ${name}.`,
        {
          nobody: 'لم يعد أي من مستلميه يحق له أن يقرأه.',
          owner: 'من أعدّه لم يعد يتولى التقارير.',
          view: 'حُذفت طريقة عرض القائمة، أو لم تعد مشتركة مع من أعدّه.',
          tooMany: 'صارت القائمة أطول من أن تُرسل بالبريد.',
          untaken: 'رجع من كل مستلميه.',
          unmade: 'تعذّر إعداد التقرير.',
        }[problem],
      ],
      link: { label: 'فتح التقارير', address: link },
      closing: 'أصلح الخطأ، ثم استأنفه من هناك.',
    }
  },
}
