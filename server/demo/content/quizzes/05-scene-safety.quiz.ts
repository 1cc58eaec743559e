import type { QuestionSource } from '../content.types.ts'

export const sceneSafetyQuiz: readonly QuestionSource[] = [
  {
    scene: 'd-drivers',
    prompt: {
      en: 'What does “D driver” stand for?',
      tr: '“D sürücü” ne demektir?',
      ar: 'ما المقصود بـ«السائق من فئة D»؟',
    },
    choices: [
      {
        text: {
          en: 'A driver who is detoured, delayed, or looking for directions',
          tr: 'Yolu değiştirilen, gecikmiş ya da yol soran sürücü',
          ar: 'سائق حُوّل عن طريقه أو تأخر أو يبحث عن وجهته',
        },
      },
      {
        text: {
          en: 'A driver with a commercial class D license',
          tr: 'D sınıfı ticari ehliyeti olan sürücü',
          ar: 'سائق يحمل رخصة تجارية من الفئة D',
        },
      },
      {
        correct: true,
        text: {
          en: 'One who is drunk, drugged, drowsy or distracted',
          tr: 'Alkollü, uyuşturucu etkisinde, uykulu ya da dikkati dağılmış sürücü',
          ar: 'سائق سكران أو مخدَّر أو نعسان أو مشتت',
        },
      },
    ],
    explanation: {
      en: 'Expect this driver at every scene. Plan as if the next car will not slow down.',
      tr: 'Her olay yerinde bu sürücüyü bekleyin. Bir sonraki araba yavaşlamayacakmış gibi plan yapın.',
      ar: 'توقّع هذا السائق في كل موقع. وخطّط كأن السيارة القادمة لن تبطئ.',
    },
  },
  {
    scene: 'd-drivers',
    cue: 1,
    prompt: {
      en: 'You have set out a full line of cones. Your partner says: “Now we are safe.” What do you answer?',
      tr: 'Tam bir koni hattı kurdunuz. Arkadaşınız “Artık güvendeyiz” diyor. Ne yanıt verirsiniz?',
      ar: 'وضعتم صفًا كاملًا من الأقماع. يقول زميلك: «نحن الآن بأمان». بماذا ترد؟',
    },
    choices: [
      {
        correct: true,
        text: {
          en: 'Cones warn, but they cannot stop a car',
          tr: 'Koniler uyarır ama bir arabayı durduramaz',
          ar: 'الأقماع تنبّه لكنها لا توقف سيارة',
        },
      },
      {
        text: {
          en: 'Yes, as long as they are less than a year old',
          tr: 'Evet, koniler bir yıldan yeniyse',
          ar: 'نعم، ما دام عمرها أقل من سنة',
        },
      },
      {
        text: {
          en: 'Yes, drivers may not cross a line of cones',
          tr: 'Evet, sürücülerin koni hattını geçmesi yasaktır',
          ar: 'نعم، فالسائقون ممنوعون من عبور صف الأقماع',
        },
      },
      {
        text: {
          en: 'Only at night, when the cones reflect light',
          tr: 'Yalnızca gece, koniler ışığı yansıtırken',
          ar: 'في الليل فقط، حين تعكس الأقماع الضوء',
        },
      },
    ],
    explanation: {
      en: 'A cone tells an attentive driver what to do. Against a driver who does not look, only distance and a block help.',
      tr: 'Koni, dikkatli sürücüye ne yapacağını söyler. Bakmayan sürücüye karşı yalnız mesafe ve kapatma aracı işe yarar.',
      ar: 'القمع يخبر السائق المنتبه بما يفعل. أما من لا ينظر فلا تنفع معه إلا المسافة ومركبة الحجز.',
    },
  },
  {
    scene: 'be-seen',
    prompt: {
      en: 'Which garment is the least you should wear near traffic?',
      tr: 'Trafiğin yanında en azından hangi giysi giyilmelidir?',
      ar: 'ما أقل لباس ينبغي ارتداؤه بجوار حركة المرور؟',
    },
    choices: [
      {
        text: {
          en: 'A dark uniform with a bright badge',
          tr: 'Parlak rozetli koyu üniforma',
          ar: 'زي داكن بشارة لامعة',
        },
      },
      { text: { en: 'Any shirt in a light color', tr: 'Açık renkli herhangi bir gömlek', ar: 'أي قميص فاتح اللون' } },
      {
        text: {
          en: 'A class 1 vest for parking attendants',
          tr: 'Otopark görevlileri için sınıf 1 yelek',
          ar: 'سترة من الفئة 1 لعمال المواقف',
        },
      },
      {
        correct: true,
        text: { en: 'An ANSI 107 class 2 vest', tr: 'ANSI 107 sınıf 2 yelek', ar: 'سترة ANSI 107 من الفئة 2' },
      },
    ],
    explanation: {
      en: 'Class 2 or class 3 of ANSI 107 is for work near traffic. A dark uniform disappears against the road, by day too.',
      tr: 'Trafiğin yanında çalışmak için ANSI 107 sınıf 2 ya da sınıf 3 gerekir. Koyu üniforma, gündüz bile yolda kaybolur.',
      ar: 'العمل بجوار المرور يتطلب الفئة 2 أو 3 من ANSI 107. فالزي الداكن يختفي أمام الطريق حتى في النهار.',
    },
  },
  {
    scene: 'be-seen',
    cue: 1,
    prompt: {
      en: 'You are called to a night crash on a 65 mph highway. You own a class 2 vest and a class 3 jacket. Which one, and why?',
      tr: 'Gece, saatte 65 mil hız sınırlı bir otoyoldaki kazaya çağrıldınız. Sınıf 2 yeleğiniz ve sınıf 3 montunuz var. Hangisi, neden?',
      ar: 'استُدعيت إلى حادث ليلي على طريق سرعته 65 ميلًا في الساعة. لديك سترة فئة 2 ومعطف فئة 3. أيهما ولماذا؟',
    },
    choices: [
      {
        text: {
          en: 'The vest, because it is quicker to put on',
          tr: 'Yelek, çünkü daha çabuk giyilir',
          ar: 'السترة لأن ارتداءها أسرع',
        },
      },
      {
        correct: true,
        text: {
          en: 'The jacket: sleeves and more bright area',
          tr: 'Mont: kolları ve daha çok parlak yüzeyi var',
          ar: 'المعطف: فيه أكمام ومساحة لامعة أكبر',
        },
      },
      {
        text: {
          en: 'The vest, because headlights make both look equal',
          tr: 'Yelek, çünkü far ışığında ikisi aynı görünür',
          ar: 'السترة لأن الاثنين يبدوان سواء تحت ضوء المصابيح',
        },
      },
    ],
    explanation: {
      en: 'Class 3 shows the shape and the movement of a person from farther away, which drivers need at night and at speed.',
      tr: 'Sınıf 3, insanın biçimini ve hareketini daha uzaktan gösterir; gece ve yüksek hızda sürücülere gereken budur.',
      ar: 'تُظهر الفئة 3 هيئة الإنسان وحركته من مسافة أبعد، وهذا ما يحتاجه السائق ليلًا وعلى السرعات العالية.',
    },
  },
  {
    scene: 'where-to-stand',
    prompt: {
      en: 'You must take notes at the scene. Where and how do you stand?',
      tr: 'Olay yerinde not almanız gerekiyor. Nerede ve nasıl durursunuz?',
      ar: 'عليك تدوين ملاحظات في الموقع. أين تقف وكيف؟',
    },
    choices: [
      {
        text: {
          en: 'At the edge of the open lane, with a good view of both vehicles',
          tr: 'Açık şeridin kenarında, iki aracı da iyi görerek',
          ar: 'عند حافة الحارة المفتوحة حيث أرى المركبتين جيدًا',
        },
      },
      {
        text: {
          en: 'Between two vehicles, out of the wind',
          tr: 'Rüzgâr almayan yerde, iki aracın arasında',
          ar: 'بين مركبتين بعيدًا عن الريح',
        },
      },
      {
        correct: true,
        text: {
          en: 'Away from the open lane, facing traffic',
          tr: 'Açık şeritten uzakta, yüzüm trafiğe dönük',
          ar: 'بعيدًا عن الحارة المفتوحة مواجهًا المرور',
        },
      },
      {
        text: {
          en: 'Beside the cones, with your back to traffic',
          tr: 'Konilerin yanında, sırtım trafiğe dönük',
          ar: 'بجانب الأقماع وظهري إلى المرور',
        },
      },
    ],
    explanation: {
      en: 'Face traffic, stay off the edge of the open lane and keep a way out. Between two vehicles there is no way out.',
      tr: 'Yüzünüz trafiğe dönük olsun, açık şeridin kenarından uzak durun ve kaçış yolunuz olsun. İki aracın arasında kaçış yolu yoktur.',
      ar: 'واجه حركة المرور وابتعد عن حافة الحارة المفتوحة وليكن لك مخرج. فلا مخرج بين مركبتين.',
    },
  },
  {
    scene: 'where-to-stand',
    cue: 1,
    prompt: {
      en: 'What is a zero buffer?',
      tr: '“Tampon alanı sıfır” ne demektir?',
      ar: 'ما معنى أن تكون «بلا مسافة أمان»؟',
    },
    choices: [
      {
        correct: true,
        text: {
          en: 'No space between you and moving traffic',
          tr: 'Sizinle akan trafik arasında hiç yer olmaması',
          ar: 'لا فراغ بينك وبين المركبات المتحركة',
        },
      },
      {
        text: {
          en: 'No delay between the call and the arrival',
          tr: 'Çağrı ile varış arasında hiç gecikme olmaması',
          ar: 'لا تأخير بين البلاغ والوصول',
        },
      },
      {
        text: {
          en: 'No vehicle parked inside the activity area',
          tr: 'Çalışma alanında park etmiş araç olmaması',
          ar: 'لا مركبة متوقفة داخل منطقة العمل',
        },
      },
    ],
    explanation: {
      en: 'At the edge of the open lane, one wrong step, by you or by a driver, is enough. Close another lane or move the work.',
      tr: 'Açık şeridin kenarında sizin ya da bir sürücünün tek yanlış hareketi yeter. Bir şerit daha kapatın ya da işi taşıyın.',
      ar: 'عند حافة الحارة المفتوحة تكفي خطوة خاطئة منك أو من سائق. فأغلق حارة أخرى أو انقل العمل.',
    },
  },
  {
    scene: 'move-over',
    prompt: {
      en: 'Traffic is so heavy that a driver cannot change lanes as they near your patrol car. What does a Move Over law ask of them?',
      tr: 'Trafik o kadar yoğun ki bir sürücü devriye aracınıza yaklaşırken şerit değiştiremiyor. Move Over yasası ondan ne ister?',
      ar: 'الازدحام شديد فلا يستطيع سائق تغيير حارته وهو يقترب من دوريتك. ماذا يطلب منه قانون إفساح الطريق؟',
    },
    choices: [
      {
        text: {
          en: 'To keep their speed and sound the horn',
          tr: 'Hızını koruyup korna çalmasını',
          ar: 'أن يحافظ على سرعته ويستخدم المنبه',
        },
      },
      {
        text: {
          en: 'To stop in the lane until waved past',
          tr: 'El işaretiyle geçirilene kadar şeritte durmasını',
          ar: 'أن يتوقف في حارته حتى يُشار إليه بالعبور',
        },
      },
      {
        text: {
          en: 'To drive past on the far shoulder',
          tr: 'Karşı banketten geçmesini',
          ar: 'أن يمر من كتف الطريق البعيد',
        },
      },
      { correct: true, text: { en: 'To slow down', tr: 'Yavaşlamasını', ar: 'أن يبطئ' } },
    ],
    explanation: {
      en: 'Drivers change lanes, or slow down when they cannot. Details differ by state, so learn what your own law says.',
      tr: 'Sürücüler şerit değiştirir, değiştiremiyorsa yavaşlar. Ayrıntılar eyalete göre değişir; kendi yasanızı öğrenin.',
      ar: 'يغيّر السائق حارته، وإن لم يستطع أبطأ. وتختلف التفاصيل بين الولايات، فتعرّف إلى قانون ولايتك.',
    },
  },
  {
    scene: 'move-over',
    prompt: {
      en: 'In how many states do drivers have a legal duty near stopped emergency vehicles?',
      tr: 'Sürücülerin, duran acil durum araçlarının yanında yasal yükümlülüğü kaç eyalette vardır?',
      ar: 'في كم ولاية يلتزم السائقون قانونًا بواجب عند مركبات الطوارئ المتوقفة؟',
    },
    choices: [
      {
        text: {
          en: 'Only in those with interstate highways',
          tr: 'Yalnızca eyaletler arası yolu olanlarda',
          ar: 'في الولايات التي فيها طرق سريعة فقط',
        },
      },
      { correct: true, text: { en: 'In every state', tr: 'Her eyalette', ar: 'في كل ولاية' } },
      { text: { en: 'In about half of them', tr: 'Yaklaşık yarısında', ar: 'في نصفها تقريبًا' } },
    ],
    explanation: {
      en: 'Every state has a Move Over law. It protects you only as far as drivers know and follow it, so do not lean on it.',
      tr: 'Her eyalette Move Over yasası vardır. Sizi ancak sürücüler bilip uyduğu kadar korur; ona güvenip tedbiri bırakmayın.',
      ar: 'في كل ولاية قانون لإفساح الطريق. ولا يحميك إلا بقدر ما يعرفه السائقون ويتبعونه، فلا تتكل عليه.',
    },
  },
  {
    scene: 'speak-up',
    prompt: {
      en: 'You are the newest on the crew and see that the chief is standing with his back to open traffic. What do you do?',
      tr: 'Ekibin en yenisisiniz ve amirin sırtı akan trafiğe dönük durduğunu görüyorsunuz. Ne yaparsınız?',
      ar: 'أنت الأحدث في الطاقم، ورأيت القائد واقفًا وظهره إلى حركة المرور. ماذا تفعل؟',
    },
    choices: [
      {
        text: {
          en: 'Mention it at the review next week',
          tr: 'Gelecek haftaki değerlendirmede söylerim',
          ar: 'أذكر ذلك في مراجعة الأسبوع القادم',
        },
      },
      {
        text: {
          en: 'Ask a senior colleague to tell him later',
          tr: 'Kıdemli bir arkadaştan sonra söylemesini isterim',
          ar: 'أطلب من زميل أقدم أن يخبره لاحقًا',
        },
      },
      { correct: true, text: { en: 'Tell him at once', tr: 'Hemen söylerim', ar: 'أنبّهه فورًا' } },
      {
        text: {
          en: 'Nothing: rank decides about safety',
          tr: 'Hiçbir şey: güvenliğe rütbe karar verir',
          ar: 'لا شيء: الرتبة هي التي تقرر في السلامة',
        },
      },
    ],
    explanation: {
      en: 'Safety belongs to everyone, whatever the rank. A danger that is named a week later may have cost a life.',
      tr: 'Rütbe ne olursa olsun güvenlik herkesin işidir. Bir hafta sonra söylenen tehlike bir cana mal olmuş olabilir.',
      ar: 'السلامة مسؤولية الجميع مهما كانت الرتبة. والخطر الذي يُذكر بعد أسبوع قد يكون كلّف حياة.',
    },
  },
]
