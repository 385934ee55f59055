// An error message in words for people; empty words show nothing.
export const Alert = ({ words }: { words: string }) =>
  words !== '' && (
    <p className="problem" role="alert">
      {words}
    </p>
  );
