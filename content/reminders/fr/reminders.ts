// French texts of the reminders.
import type { ReminderTexts } from '../reminder-texts.ts';

export const reminders: ReminderTexts = {
  reminders: {
    grace: [
      { title: 'Un mot de grâce', body: 'Une courte parole de l’Écriture t’attend.' },
      {
        title: 'La grâce pour aujourd’hui',
        body: 'Prends une minute de calme. Il y a une parole pour toi aujourd’hui.',
      },
      { title: 'Un instant de paix', body: 'Respire, et reçois ton mot de grâce.' },
      {
        title: 'Ses bontés se renouvellent',
        body: 'Il y a une grâce pour ce jour. Viens la découvrir.',
      },
      { title: 'Quoi que ce jour apporte', body: 'Ton mot de grâce est là, quand tu veux.' },
    ],
    plan: [
      { title: 'Ta lecture du jour', body: 'Le prochain passage de ton plan est prêt.' },
      {
        title: 'Un peu plus loin dans la Parole',
        body: 'Quelques minutes avec ton plan de lecture.',
      },
      { title: 'Reprends là où tu en étais', body: 'Continue ton plan, à ton rythme.' },
      { title: 'Une page de l’Écriture', body: 'La suite de ton plan est là, quand tu veux.' },
      { title: 'Le pain de ce jour', body: 'Une courte lecture de ton plan.' },
    ],
    prayer: [
      { title: 'Un moment pour prier', body: 'Confie ce que tu as sur le cœur.' },
      { title: 'Un temps avec Dieu', body: 'Quelques mots suffisent.' },
      { title: 'Fais une pause', body: 'Prends un moment pour prier.' },
      { title: 'Viens simplement', body: 'Prie avec tes mots, ou en silence.' },
      { title: 'Un moment de calme', body: 'Pour qui aimerais-tu prier aujourd’hui\u{202f}?' },
    ],
    gratitude: [
      { title: 'Qu’y a-t-il eu de bon aujourd’hui\u{202f}?', body: 'Une petite chose suffit.' },
      { title: 'Un moment pour dire merci', body: 'Note une chose qui t’a fait du bien.' },
      { title: 'Compte un bienfait', body: 'Même un tout petit.' },
      {
        title: 'Un regard en arrière, en douceur',
        body: 'Y a-t-il eu un geste de bonté, donné ou reçu\u{202f}?',
      },
      { title: 'Le cœur reconnaissant', body: 'Une ligne dans ton journal, comme elle vient.' },
    ],
  },
  test: {
    title: 'Les rappels sont activés',
    body: 'Voilà à quoi ressembleront tes rappels.',
  },
};
