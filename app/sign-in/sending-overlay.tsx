import './sending-overlay.css';

/** Covers the page while the code is being sent. */
export function SendingOverlay() {
  return (
    <div className="sending">
      <p role="status" aria-busy="true">
        Sending OTP...
        <svg className="tip" viewBox="0 0 26 10" aria-hidden="true">
          <line x1="0" y1="5" x2="17" y2="5" />
          <circle cx="21" cy="5" r="4" />
        </svg>
      </p>
    </div>
  );
}
