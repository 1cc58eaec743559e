import { endingLines, type ApprovalWords } from './approval-words.ts'

export const approvalsAr: ApprovalWords = {
  approvalEnding: ({ courses, link }) => ({
    subject: 'ينتهي اعتمادك للتدريس قريبًا',
    preheader: 'بعد ذلك لا تخطّط لصفوف هذه الدورة.',
    paragraphs: [
      'أنت معتمد لتدريس هذه الدورات حتى اليوم المذكور بجانب كل منها:',
      endingLines('ar', courses, (day) => `حتى ${day}`),
      'تبقى لك الصفوف التي خطّطت لها إلى أن يتسلّمها غيرك. لتجديد اعتمادك اكتب إلينا.',
    ],
    link: { label: 'اكتب إلينا', address: link },
    closing: 'نخبرك بكل موعد انتهاء مرة واحدة.',
  }),
}
