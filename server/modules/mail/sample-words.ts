// What messages speak of in examples, in each language.
import type { Language } from '../../../src/domain/language.ts'

export const VIEWS: Readonly<Record<Language, string>> = {
  en: 'Expire in 60 days',
  tr: '60 gün içinde bitecekler',
  ar: 'تنتهي خلال 60 يومًا',
}

export const LESSON_TALK: Readonly<Record<Language, Readonly<Record<'lesson' | 'question' | 'answer', string>>>> = {
  en: {
    lesson: 'Safe Vehicle Positioning',
    question: 'Why is the engine angled to the left here, and not to the shoulder?',
    answer: 'So that a car that hits it pushes it away from the crew. To the shoulder only where nobody works there.',
  },
  tr: {
    lesson: 'Araçların Güvenli Konumlandırılması',
    question: 'İtfaiye aracı burada neden bankete değil de sola çevrili?',
    answer: 'Çarpan bir araç onu ekipten uzağa itsin diye. Bankete yalnızca orada kimse çalışmıyorsa çevrilir.',
  },
  ar: {
    lesson: 'التموضع الآمن للمركبات',
    question: 'لماذا تُوجَّه سيارة الإطفاء هنا إلى اليسار وليس إلى كتف الطريق؟',
    answer: 'كي تدفعها أي سيارة تصدمها بعيدًا عن الفريق. تُوجَّه إلى الكتف فقط حين لا يعمل أحد هناك.',
  },
}

export const COURSES: Readonly<Record<Language, string>> = {
  en: 'National TIM Responder Course',
  tr: 'Ulusal Trafik Olayı Müdahale Eğitimi',
  ar: 'الدورة الوطنية للمستجيبين لحوادث المرور',
}

export const MESSAGES: Readonly<Record<Language, { subject: string; text: string }>> = {
  en: {
    subject: 'Two lessons to go',
    text: 'You have two lessons left and three weeks to take them.\nWrite to me if anything holds you up.',
  },
  tr: {
    subject: 'İki ders kaldı',
    text: 'İki dersiniz ve bunlar için üç haftanız kaldı.\nTakıldığınız bir yer olursa bana yazın.',
  },
  ar: {
    subject: 'بقي درسان',
    text: 'بقي لك درسان وأمامك ثلاثة أسابيع لإتمامهما.\nاكتب إليّ إن واجهك ما يعيقك.',
  },
}

export const GROUPS: Readonly<Record<Language, string>> = {
  en: 'Central EMS, field crews',
  tr: 'Merkez 112, saha ekipleri',
  ar: 'إسعاف المركز، الفرق الميدانية',
}

export const SAMPLE_NAMES: Readonly<Record<Language, string>> = {
  en: 'Dana Whitfield',
  tr: 'Şükran Yılmaz',
  ar: 'ليلى منصور',
}
