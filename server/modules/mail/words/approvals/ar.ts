import { courseLines, endingLines, under, type ApprovalWords } from './approval-words.ts'

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
  teachingApproved: ({ courses, suspended, leftOut, link }) => ({
    subject: 'يمكنك التدريس الآن',
    preheader: 'قُبلت دعوتك، وهذا ما اعتُمدت له.',
    paragraphs: [
      ...under(
        'قُبلت دعوتك. أنت معتمد لتدريس هذه الدورات حتى اليوم المذكور بجانب كل منها:',
        endingLines('ar', courses, (day) => `حتى ${day}`),
      ),
      ...under('يبقى اعتمادك لهذه الدورات موقوفًا إلى أن يُرفع الإيقاف:', courseLines(suspended)),
      ...under('لم تُعتمد لهذه، لأن الدورة أُرشفت أو لأن اليوم الأخير مضى:', courseLines(leftOut)),
    ],
    link: { label: 'افتح صفوفي', address: link },
    closing: 'إذا لم تكن أنت من قبلها فعيّن كلمة مرور جديدة وأخبرنا.',
  }),
}
