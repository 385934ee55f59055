// What went wrong, in words for people; nothing where nothing did.
export const Alert = ({ words }: { words: string }) =>
  words !== '' && (
    <p className="problem" role="alert">
      {words}
    </p>
  );
